import * as z from 'zod/mini';
import type { Records } from '../storage/records.ts';
import { type Notice, noticeSchema } from './notice.ts';

/** The channels of a notice. */
export const channels = ['webhook', 'mail'] as const;
export type Channel = (typeof channels)[number];

const recordSchema = z.object({
  notice: noticeSchema,
  /** The channels that have not yet delivered the notice. */
  left: z.array(z.enum(channels)),
  attempts: z.int(),
  /**
   * The time of the next attempt, in milliseconds since 1970. It is in the future after a failed attempt and while
   * another registry tries to deliver the notice.
   */
  next: z.number(),
});

export type NoticeRecord = z.infer<typeof recordSchema>;

/** The maximum number of waiting notices, and of delivered ones that are kept so that no event is sent twice. */
export const mostWaiting = 100;
const mostKept = 500;

/** Milliseconds before the next attempt: 10 s, 20 s, 40 s … an hour. */
const pauseAfter = (attempts: number): number => Math.min(3_600_000, 10_000 * 2 ** (attempts - 1));

/** The number of attempts, over two days. After the last one the notice is dropped and logged. */
export const mostAttempts = 56;

/** Milliseconds for which a registry reserves a notice for its attempt; longer than an attempt may take. */
const lease = 60_000;

/** Stores notices as records until they are delivered. After a restart, or from another registry, delivery continues. */
export function noticeStore(records: Records, now: () => Date) {
  const pathOf = (id: string) => `notices/${id}`;
  const read = (id: string) => records.read(pathOf(id), recordSchema);

  async function all(): Promise<NoticeRecord[]> {
    const found = await Promise.all((await records.names('notices')).map(read));
    return found.filter((record) => record !== null).sort((a, b) => (a.notice.at < b.notice.at ? -1 : 1));
  }

  /** Returns the notices that are dropped because too many wait. */
  async function prune(): Promise<Notice[]> {
    const known = await all();
    const lost = known.filter(({ left }) => left.length > 0).slice(0, -mostWaiting);
    const old = known.filter(({ left }) => left.length === 0).slice(0, -mostKept);
    for (const { notice } of [...lost, ...old]) await records.remove(pathOf(notice.id));
    return lost.map(({ notice }) => notice);
  }

  return {
    /** Stores a notice for these channels, unless it is already known. */
    async add(notice: Notice, left: readonly Channel[]): Promise<Notice[]> {
      const isNew = await records.create(pathOf(notice.id), { notice, left, attempts: 0, next: 0 });
      return isNew ? prune() : [];
    },
    /** Takes the first due notice; no other registry tries it for a minute. Null if none is due. */
    takeDue: (): Promise<NoticeRecord | null> =>
      records.inTurn(async () => {
        const time = now().getTime();
        const due = (await all()).find(({ left, next }) => left.length > 0 && next <= time);
        if (due === undefined) return null;
        const taken = { ...due, attempts: due.attempts + 1, next: time + lease };
        await records.replace(pathOf(due.notice.id), taken);
        return taken;
      }),
    /** Stores the remaining channels after an attempt. Returns whether the notice is given up. */
    async tried({ notice, attempts }: NoticeRecord, left: readonly Channel[]): Promise<boolean> {
      const isGivenUp = left.length > 0 && attempts >= mostAttempts;
      const next = now().getTime() + pauseAfter(attempts);
      await records.replace(pathOf(notice.id), { notice, attempts, next, left: isGivenUp ? [] : left });
      return isGivenUp;
    },
  };
}
