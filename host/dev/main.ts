/** The shop's server for development: `node host/dev/main.ts`, with the settings of host/server/main.ts. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { runWebpack } from '@festival/remote-kit/preset/runWebpack';
import webpack, { type Compiler } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { devConfigs, devEarlyScript, devThemesFolder, writeDevManifest } from './devConfigs.ts';
import { freePort, hostProcess } from './hostProcess.ts';

const port = Number(process.env.PORT ?? 3000);
const hostPort = await freePort();
const host = hostProcess(hostPort);
const { federation, browser, server } = devConfigs();
// This build is not watched: a change of it needs a restart.
await runWebpack(federation);
const early = await devEarlyScript();

const once = (compiler: Compiler): Promise<void> =>
  new Promise((resolve) => compiler.hooks.done.tap('once', () => resolve()));

const inBrowser = webpack(browser);
let filesInBrowser: ReadonlySet<string> = new Set();
inBrowser.hooks.done.tap('manifest', ({ compilation }) => {
  filesInBrowser = new Set(compilation.fileDependencies);
  if (compilation.errors.length === 0) writeDevManifest(compilation, early);
});

const devServer = new WebpackDevServer(
  {
    host: '127.0.0.1',
    port,
    client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: false } },
    devMiddleware: { index: false, publicPath: '/assets/', stats: 'errors-warnings' },
    static: [{ directory: devThemesFolder, publicPath: '/assets', watch: false }],
    // Everything except the dev build's files comes from the host: pages, remotes, pictures, the API.
    proxy: [
      {
        context: (path: string) => !path.startsWith('/assets/') && path !== '/dev/reload',
        target: `http://127.0.0.1:${hostPort}`,
        on: { error: (_error, _request, response) => reloadLater(response) },
      },
    ],
    setupMiddlewares: (middlewares) => [
      { name: 'reload', middleware: reloadPages },
      { name: 'wait', middleware: waitForHost },
      ...middlewares,
    ],
  },
  inBrowser,
);

/** `POST /dev/reload` reloads every open page, after a remote was built and activated. */
function reloadPages(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (request.url === '/dev/reload' && request.method === 'POST') {
    devServer.middleware?.publish({ action: 'reload' });
    response.writeHead(204).end();
  } else {
    next();
  }
}

/** Whether a file has changed that the browser does not have. The browser itself applies changes of its own files, or reloads. */
function hasChangedOnServerOnly(): boolean {
  const changed = [...(onServer.modifiedFiles ?? []), ...(onServer.removedFiles ?? [])];
  return changed.some((file) => !filesInBrowser.has(file));
}

/** The host was restarted during the answer, so the page reloads itself. */
function reloadLater(response: ServerResponse | Socket): void {
  if (!('writeHead' in response) || response.headersSent) return void response.destroy();
  response.writeHead(503, { 'content-type': 'text/html; charset=utf-8' });
  response.end('<!doctype html><meta http-equiv="refresh" content="1"><title>…</title>');
}

/** Requests during a restart of the host wait for it. */
function waitForHost(request: IncomingMessage, _response: ServerResponse, next: () => void): void {
  if (request.url?.startsWith('/assets/')) next();
  else void host.ready().then(next);
}

const firstBrowserBuild = once(inBrowser);
await devServer.start();
await firstBrowserBuild;

const onServer = webpack(server);
let isOutdated = false;
// A page that reloads during the build waits for the new server.
onServer.hooks.invalid.tap('host', host.hold);
onServer.watch({}, (error, stats) => {
  isOutdated ||= hasChangedOnServerOnly();
  if (error || stats?.hasErrors()) {
    console.error(error?.message ?? stats?.toString({ all: false, errors: true }));
    return host.release();
  }
  void host.restart().then(() => {
    if (isOutdated) devServer.middleware?.publish({ action: 'reload' });
    isOutdated = false;
  });
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void Promise.all([host.stop(), devServer.stop()]).then(() => process.exit(0)));
}
