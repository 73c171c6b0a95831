import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { hostServerConfig } from '@festival/host/webpack.server';
import { runWebpack } from '@festival/remote-kit/preset/runWebpack';
import { type RunningHost, startHost, type WholeShop } from '../harness/wholeShop.ts';
import type { AloneRun } from './entry.ts';

/** The speed of React alone in all processes of a host: pages per second, and milliseconds of processor time for each page. */
export interface AloneRate {
  perSecond: number;
  processor: number;
}

/** A host whose processes render the tree of a requested page again and again, and do nothing else. */
export interface ReactAlone {
  url: string;
  /** Renders the page of each of these cookies, each in its own process, for at least this many seconds. */
  run(page: string, cookies: readonly string[], seconds: number): Promise<AloneRate>;
  stop(): Promise<void>;
}

const name = 'react-alone';

const newestBuild = (dist: string): string =>
  (JSON.parse(readFileSync(path.join(dist, 'built.json'), 'utf8')) as { build: string }).build;

/** Builds the renderer with another entry, next to the builds of the shop's checkout, and starts a host with it. */
export async function startReactAlone(shop: WholeShop): Promise<ReactAlone> {
  const folder = path.join(shop.checkout, 'host');
  const dist = path.join(folder, 'dist');
  const build = path.join(dist, 'builds', name);
  const remove = () => rmSync(build, { recursive: true, force: true });
  const config = hostServerConfig({ folder, outputFolder: build, mode: 'production' });
  let host: RunningHost;
  try {
    await runWebpack({ ...config, entry: { render: path.join(import.meta.dirname, 'entry.ts') } });
    for (const file of ['host.json', 'early.js']) {
      const from = path.join(dist, 'builds', newestBuild(dist), file);
      if (existsSync(from)) cpSync(from, path.join(build, file));
    }
    host = await startHost(shop, { HOST_BUILD: name });
  } catch (error) {
    remove();
    throw error;
  }
  return {
    url: host.url,
    async run(page, cookies, seconds) {
      const url = `${host.url}${page}`;
      const until = performance.now() + seconds * 1_000;
      const rates = await Promise.all(cookies.map((cookie) => repeated(url, cookie, until)));
      const pages = rates.reduce((sum, run) => sum + run.pages, 0);
      return {
        perSecond: rates.reduce((sum, run) => sum + (run.pages * 1_000) / run.elapsed, 0),
        processor: rates.reduce((sum, run) => sum + run.processor, 0) / pages,
      };
    },
    async stop() {
      await host.stop();
      remove();
    },
  };
}

async function repeated(url: string, cookie: string, until: number): Promise<AloneRun> {
  const sum: AloneRun = { pages: 0, elapsed: 0, processor: 0 };
  while (performance.now() < until) {
    const answer = await fetch(url, { headers: { cookie } });
    if (!answer.ok) throw new Error(`React alone: ${answer.status} ${await answer.text()}`);
    const run = (await answer.json()) as AloneRun;
    sum.pages += run.pages;
    sum.elapsed += run.elapsed;
    sum.processor += run.processor;
  }
  return sum;
}
