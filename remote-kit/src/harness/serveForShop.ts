import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { packageFiles } from '@festival/release-registry/package/packageFiles';
import webpack from 'webpack';
import { remoteBrowserConfig } from '../preset/remoteBrowserConfig.ts';
import type { Remote } from '../remote/remote.ts';

/** The path at which a test shop's page requests the remote's files. */
const base = '/shop/';

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** The shop's page has another origin, and a staging shop's page is even in another network. */
const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-private-network': 'true',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
};

/** The remote in its published form, rebuilt with each change; `ready` waits for the current build. */
function watchForShop(remote: Remote, folder: string): { ready: () => Promise<void> } {
  let building = Promise.withResolvers<void>();
  const outputFolder = join(folder, 'browser');
  const compiler = webpack(remoteBrowserConfig(remote, { outputFolder, buildId: 'override', mode: 'production' }));
  compiler.hooks.invalid.tap('serveForShop', () => {
    building = Promise.withResolvers();
  });
  compiler.watch({}, (error, stats) => {
    if (error) console.error(error.message);
    else if (stats?.hasErrors()) console.error(stats.toString({ all: false, errors: true }));
    building.resolve();
  });
  return { ready: () => building.promise };
}

/**
 * Serves the remote's files for the page of a running test shop, with the hashes that it checks: `/shop/manifest.json`
 * and `/shop/browser/…`. The first request starts a production build, since a shop does not share a development React.
 * [FED-07]
 */
export function serveForShop(remote: Remote, folder: string) {
  let watching: ReturnType<typeof watchForShop> | undefined;

  async function answer(path: string, response: ServerResponse): Promise<void> {
    watching ??= watchForShop(remote, folder);
    await watching.ready();
    const files = packageFiles(folder);
    if (path === 'manifest.json') {
      response.writeHead(200, { ...headers, 'content-type': 'application/json' });
      return void response.end(JSON.stringify({ name: remote.name, files }));
    }
    const isFile = files.some((file) => file.path === path);
    const type = types[extname(path)] ?? 'application/octet-stream';
    response.writeHead(isFile ? 200 : 404, { ...headers, 'content-type': type });
    if (isFile) createReadStream(join(folder, path)).pipe(response);
    else response.end();
  }

  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (!pathname.startsWith(base)) next();
    else if (request.method === 'OPTIONS') response.writeHead(204, headers).end();
    else answer(pathname.slice(base.length), response).catch(next);
  };
}
