import { setTimeout as wait } from 'node:timers/promises';
import type { CallAnswer } from './testShop.ts';

/** The number of calls with a response, of calls that were repeated because they got none, and of paid orders. */
export type LoadCounts = { answered: number; unanswered: number; paid: number };

/** Longer than any response takes. */
const patience = 120_000;

/** Repeats a call with the same key until it gets a response, and counts the attempts. Throws after two minutes. */
export const patientCalls =
  (counts: LoadCounts) =>
  async (call: () => Promise<CallAnswer>): Promise<CallAnswer['body']> => {
    for (const until = Date.now() + patience; ; ) {
      const answer = await call().catch(() => null);
      if (answer && answer.status < 500) {
        counts.answered += 1;
        return answer.body;
      }
      counts.unanswered += 1;
      if (Date.now() > until)
        throw new Error(
          `No answer in two minutes (last ${answer ? `${answer.status} ${answer.body.error?.code}` : 'nothing at all'})`,
        );
      await wait(50);
    }
  };
