import * as z from 'zod/mini';
import type { Records } from '../storage/records.ts';
import { type Notice, noticeSchema } from './notice.ts';

/** The ways to tell somebody. */
export const channels = ['webhook', 'mail'] as const;
export type Channel = (typeof channels)[number];

const recordSchema = z.object({
  notice: noticeSchema,
  /** The channels that it has not gone by yet. */
  left: z.array(z.enum(channels)),
  attempts: z.int(),
  /** Milliseconds since 1970: not before then, since it was tried, or is being tried by another registry. */
  next: z.number(),
});

export type NoticeRecord = z.infer<typeof recordSchema>;

/** Notices that wait at most, and those that have gone and are kept, so that no event is told twice. */
export const mostWaiting = 100;
const mostKept = 500;

/** Milliseconds before the next attempt: 10 s, 20 s, 40 s … an hour. */
const pauseAfter = (attempts: number): number => Math.min(3_600_000, 10_000 * 2 ** (attempts - 1));

/** Attempts, over two days, after which a notice stays in the log alone. */
export const mostAttempts = 56;

/** Milliseconds for which an attempt is one registry's: longer than it may take. */
const lease = 60_000;

/** Notices until they are delivered, as records: a registry that starts anew, or another one, goes on. */
export function noticeStore(records: Records, now: () => Date) {
  const pathOf = (id: string) => `notices/${id}`;
  const read = (id: string) => records.read(pathOf(id), recordSchema);

  async function all(): Promise<NoticeRecord[]> {
    const found = await Promise.all((await records.names('notices')).map(read));
    return found.filter((record) => record !== null).sort((a, b) => (a.notice.at < b.notice.at ? -1 : 1));
  }

  /** Answers the notices that nobody gets any more, because too many wait. */
  async function prune(): Promise<Notice[]> {
    const known = await all();
    const lost = known.filter(({ left }) => left.length > 0).slice(0, -mostWaiting);
    const old = known.filter(({ left }) => left.length === 0).slice(0, -mostKept);
    for (const { notice } of [...lost, ...old]) await records.remove(pathOf(notice.id));
    return lost.map(({ notice }) => notice);
  }

  return {
    /** Keeps a notice for these channels, unless it is known already. */
    async add(notice: Notice, left: readonly Channel[]): Promise<Notice[]> {
      const isNew = await records.create(pathOf(notice.id), { notice, left, attempts: 0, next: 0 });
      return isNew ? prune() : [];
    },
    /** Takes the first that is due: for a minute no other registry tries it. Null where none is. */
    takeDue: (): Promise<NoticeRecord | null> =>
      records.inTurn(async () => {
        const time = now().getTime();
        const due = (await all()).find(({ left, next }) => left.length > 0 && next <= time);
        if (due === undefined) return null;
        const taken = { ...due, attempts: due.attempts + 1, next: time + lease };
        await records.replace(pathOf(due.notice.id), taken);
        return taken;
      }),
    /** What is left of a notice after an attempt; answers whether it is given up. */
    async tried({ notice, attempts }: NoticeRecord, left: readonly Channel[]): Promise<boolean> {
      const isGivenUp = left.length > 0 && attempts >= mostAttempts;
      const next = now().getTime() + pauseAfter(attempts);
      await records.replace(pathOf(notice.id), { notice, attempts, next, left: isGivenUp ? [] : left });
      return isGivenUp;
    },
  };
}
