import { hasSaleStarted } from '@festival/shared-contracts/shop/hasSaleStarted';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { atom } from 'jotai/vanilla';
import { levelOf } from './levelOf.ts';

export interface SaleStart {
  /** The visitors whose sale starts next: `members` if they can already buy and guests can buy later; `nobody` if guests can never buy. */
  whose: 'everybody' | 'yours' | 'members' | 'nobody';
  /** The start in milliseconds; null without a start. */
  from: number | null;
}

/** The first time (milliseconds) at which an account of this level may buy; undefined if it may never buy. */
const startOf = (starts: NonNullable<ShopConfig['saleStarts']>, level: number): number | undefined =>
  starts
    .filter(({ membershipLevel }) => level >= membershipLevel)
    .map(({ from }) => Date.parse(from))
    .sort((one, other) => one - other)[0];

/** The sale for which this visitor waits; null if the visitor can already buy [ERR-06]. */
export const saleStartAtom = atom((get): SaleStart | null => {
  const starts = get(primitives.config)?.saleStarts;
  if (!starts?.length) return null;
  const user = get(primitives.user);
  const level = levelOf(user);
  const now = get(primitives.serverNow);
  if (hasSaleStarted(starts, level, now)) return null;
  const from = startOf(starts, level);
  if (from === undefined) return { whose: 'nobody', from: null };
  if (user) return { whose: 'yours', from };
  return { whose: hasSaleStarted(starts, Number.POSITIVE_INFINITY, now) ? 'members' : 'everybody', from };
});
