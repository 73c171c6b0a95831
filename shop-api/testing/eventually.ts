import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds: longer than anything takes that the shop does by itself, on a machine however busy. */
const patience = 90_000;

type Missing = false | null | undefined;

/** Looks until there is something that the shop does by itself, and answers it. Throws, saying `what`, where it never comes. */
export async function eventually<Found>(
  what: string,
  look: () => Found | Promise<Found>,
): Promise<Exclude<Found, Missing>> {
  for (const until = Date.now() + patience; ; await wait(25)) {
    const found = await look();
    if (found) return found as Exclude<Found, Missing>;
    if (Date.now() > until) throw new Error(`Waited ${patience / 1000} s in vain: ${what}`);
  }
}
