import * as z from 'zod/mini';
import type { Records } from '../storage/records.ts';

const endedSchema = z.object({
  /** When the session's cookie expires; the record is no longer needed then. */
  until: z.iso.datetime(),
});

/** Sessions that were ended before their cookies expire, shared by all registries that use these records. */
export type EndedSessions = ReturnType<typeof endedSessions>;

export function endedSessions(records: Records, now: () => Date) {
  const folder = 'ended-sessions';
  const pathOf = (id: string) => `${folder}/${id}`;

  async function forgetExpired(): Promise<void> {
    for (const id of await records.names(folder)) {
      const ended = await records.read(pathOf(id), endedSchema);
      if (ended !== null && new Date(ended.until) < now()) await records.remove(pathOf(id));
    }
  }

  return {
    has: async (id: string): Promise<boolean> => (await records.read(pathOf(id), endedSchema)) !== null,
    /** Stores the session as ended for this number of seconds. */
    async add(id: string, seconds: number): Promise<void> {
      await records.create(pathOf(id), { until: new Date(now().getTime() + seconds * 1_000).toISOString() });
      await forgetExpired();
    },
  };
}
