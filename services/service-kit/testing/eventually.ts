import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds: longer than any background job takes, also on a busy machine. */
const patience = 240_000;

type Missing = false | null | undefined;

/**
 * Polls until background jobs produce a result, and returns it. Otherwise throws an error that names `what`; as a
 * function, `what` describes the current state.
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
