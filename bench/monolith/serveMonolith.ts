import path from 'node:path';
import type { Served } from '../harness/listenLocally.ts';
import { serveShop } from '../harness/serveShop.ts';
import type { Monolith } from './buildMonolith.ts';
import { monolithPage } from './monolithPage.ts';

/** Serves a shop with the monolith instead of host and remotes in the browser. */
export const serveMonolith = (target: string, monolith: Monolith): Promise<Served> =>
  serveShop(target, {
    page: (html) => monolithPage(html, monolith),
    file: (name) => (monolith.integrity.has(name) ? path.join(monolith.folder, name) : undefined),
  });
