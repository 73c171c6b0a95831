import { type Result, success } from '@festival/shared-contracts/errors/result';
import * as z from 'zod/mini';
import { type Refusal, refuse } from '../error/refusal.ts';
import { neededVersions } from './neededVersions.ts';
import type { Stores } from './stores.ts';

const author = { by: z.string().check(z.minLength(1)), reason: z.string().check(z.minLength(1, 'say why')) };
const days = z.int().check(z.minimum(1), z.maximum(3_650));

/** Removes one version that nothing has needed for this number of days. */
export const removalOrderSchema = z.object({ ...author, days: z._default(days, 7) });

/** Removes all versions that nothing has needed for this number of days; with `isCheck` they are only listed. */
export const cleaningSchema = z.object({
  ...author,
  days: z._default(days, 30),
  isCheck: z._default(z.boolean(), false),
});

type Order = z.infer<typeof removalOrderSchema>;
type Cleaning = z.infer<typeof cleaningSchema>;
export type NamedVersion = { name: string; version: string };

const oneDay = 24 * 60 * 60 * 1000;

/** Removes published versions that no brand, no fall-back and no open page needs. [FED-04] */
export function removeVersions(stores: Stores, now: () => Date) {
  const { versions } = stores;
  const daysAgo = (count: number) => new Date(now().getTime() - count * oneDay);
  const removal = ({ by, reason }: Pick<Order, 'by' | 'reason'>) => ({ by, reason, at: now().toISOString() });

  /** Removes one version. Does not fail if it is already removed. */
  async function remove({ name, version }: NamedVersion, order: Order): Promise<Result<NamedVersion, Refusal>> {
    const id = `${name}@${version}`;
    const earlier = await versions.removal(name, version);
    if (earlier === null && (await versions.find(name, version)) === null)
      return refuse('unknown-version', `${id} was never published; release versions lists what there is.`);
    const user = (await neededVersions(stores, daysAgo(order.days))).get(id);
    if (earlier === null && user !== undefined)
      return refuse('version-needed', `${id} can not be removed: ${user}.`, [
        `it may go when nothing has needed it for ${order.days} days`,
      ]);
    await versions.remove(name, version, earlier ?? removal(order));
    return success({ name, version });
  }

  /**
   * Removes every version that nothing has needed for this number of days. Each remote's newest version remains, and so
   * does every version published within that time.
   */
  async function clean(order: Cleaning): Promise<NamedVersion[]> {
    const since = daysAgo(order.days);
    const needed = await neededVersions(stores, since);
    const lists = await Promise.all((await versions.remotes()).map((name) => versions.list(name)));
    const old = lists.flatMap(([, ...older]) =>
      older.filter(
        ({ name, version, publishedAt }) => new Date(publishedAt) < since && !needed.has(`${name}@${version}`),
      ),
    );
    if (!order.isCheck) for (const { name, version } of old) await versions.remove(name, version, removal(order));
    return old.map(({ name, version }) => ({ name, version }));
  }

  return { remove, clean };
}
