import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { loadRemoteDefinition } from '../remote/loadRemoteDefinition.ts';
import { findShopApi } from './findShopApi.ts';
import { harnessConfig, statesFile } from './harnessConfig.ts';
import { harnessHtml } from './harnessHtml.ts';
import { type HarnessOptions, optionsPath } from './harnessOptions.ts';
import { liveRemoteConfig } from './liveRemoteConfig.ts';
import { brandsFolder, optionsFor } from './optionsFor.ts';
import { serveForShop } from './serveForShop.ts';

interface ServeOptions {
  /** The remote's folder. */
  folder: string;
  /** A free one by default. */
  port: number | undefined;
}

/** The running shop API; null if the page uses fakes. */
const shopApi = (): Promise<string | null> => {
  const { SHOP_API_URL } = process.env;
  return findShopApi(SHOP_API_URL ? [SHOP_API_URL] : ['http://127.0.0.1:3001']);
};

/** Serves the harness's options, and its page for every URL that a browser opens. */
function answerPages(options: HarnessOptions) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const send = (type: string, body: string) => response.setHeader('content-type', type).end(body);
    if (request.url === optionsPath) return void send('application/json', JSON.stringify(options));
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (isPage) return void send('text/html; charset=utf-8', harnessHtml(options.remote));
    next();
  };
}

/** Serves the standalone remote in `folder` on its own page, and replaces edited code there, until the process ends. */
export async function serveHarness({ folder, port }: ServeOptions): Promise<void> {
  const remote = await loadRemoteDefinition(folder);
  const { BRANDS_FOLDER: furtherFolder } = process.env;
  const options = optionsFor(remote, await shopApi(), furtherFolder);
  const brandFolders = furtherFolder ? [brandsFolder(), furtherFolder] : [brandsFolder()];
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port: port ?? 'auto',
      client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: false } },
      static: brandFolders.map((directory) => ({ directory, publicPath: '/brand', watch: false })),
      devMiddleware: { index: false, stats: 'errors-warnings' },
      proxy: options.shopApiUrl
        ? [{ context: ['/api'], target: options.shopApiUrl, pathRewrite: { '^/api': '' } }]
        : [],
      setupMiddlewares: (middlewares) => [
        { name: 'shop', middleware: serveForShop(remote, join(folder, '.cache', 'shop-remote')) },
        { name: 'harness', middleware: answerPages(options) },
        ...middlewares,
      ],
    },
    webpack([harnessConfig(folder, { states: statesFile(folder), isLive: true }), liveRemoteConfig(remote)]),
  );
  await server.start();
  const shop = options.shopApiUrl ? `the shop API at ${options.shopApiUrl}` : 'fakes made from the contracts';
  const address = `http://127.0.0.1:${server.options.port}`;
  console.log(`${remote.name} alone, with ${shop}: ${address}/`);
  console.log(`In a running test shop, behind the address of any page: ?remote.${remote.name}=${address}`);
}
