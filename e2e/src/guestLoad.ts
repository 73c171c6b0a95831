import { setTimeout } from 'node:timers/promises';
import { runningShop } from './runningShop.ts';

/** A page as a new visitor received it. */
export interface GuestPage {
  /** The time of the request, by `performance.now()`. */
  began: number;
  status: number;
  visitor: string;
  revision: number;
  version: string;
}

interface GuestLoad {
  pages: readonly GuestPage[];
  /** The first page that was requested after `since` and for which `passes` returns true. */
  first(since: number, passes: (page: GuestPage) => boolean): Promise<GuestPage>;
  /** Waits for the running requests. @throws if a page could not be requested at all. */
  stop(): Promise<void>;
}

/** Milliseconds between two pages of a guest. Four guests at one address then stay below the limit per client and minute. */
const pause = 300;

/** Starts this number of guests, who request the page repeatedly until `stop`. The version in a result is the version of `remote`. */
export function guestLoad(path: string, remote: string, guests: number): GuestLoad {
  const pages: GuestPage[] = [];
  const waiting = new Set<() => void>();
  let isOver = false;
  const guest = async () => {
    while (!isOver) {
      pages.push(await visit(path, remote));
      for (const look of waiting) look();
      await setTimeout(pause);
    }
  };
  const load = Promise.all(Array.from({ length: guests }, guest));
  return {
    pages,
    first: (since, passes) =>
      new Promise((resolve) => {
        const look = () => {
          const found = pages.find((page) => page.began > since && passes(page));
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    async stop() {
      isOver = true;
      await load;
    },
  };
}

async function visit(path: string, remote: string): Promise<GuestPage> {
  const began = performance.now();
  const answer = await fetch(`${runningShop().shopUrl}${path}`);
  const html = await answer.text();
  const cookies = answer.headers.getSetCookie().join(', ');
  return {
    began,
    status: answer.status,
    visitor: /(?:^|, )visitor=([\w-]+)/.exec(cookies)?.[1] ?? '',
    revision: Number(/"revision":(\d+)/.exec(html)?.[1]),
    version: new RegExp(`/remotes/${remote}/([^/"]+)/`).exec(html)?.[1] ?? '',
  };
}
