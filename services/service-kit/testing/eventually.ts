import { setTimeout as wait } from 'node:timers/promises';

/** In milliseconds; longer than any background job takes, even on a busy machine. */
const patience = 240_000;

type Missing = false | null | undefined;

/**
 * Polls until background jobs produce a result, and returns it. If none comes in time, throws an error that contains
 * `what`. If `what` is a function, it describes the current state.
 */
export async function eventually<Found>(
  what: string | (() => string),
  look: () => Found | Promise<Found>,
): Promise<Exclude<Found, Missing>> {
  for (const until = Date.now() + patience; ; await wait(25)) {
    const found = await look();
    if (found) return found as Exclude<Found, Missing>;
    if (Date.now() > until)
      throw new Error(`Waited ${patience / 1000} s in vain: ${typeof what === 'string' ? what : what()}`);
  }
}
