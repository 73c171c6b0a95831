import type { FestivalSeed, WireConfig } from '../src/data/festivalSeed.ts';
import { solstrand, solstrandConfig } from '../src/data/solstrand/solstrand.ts';
import type { ShopKey } from './testShop.ts';

/** Solstrand, with a second shop on the same stock whose holds are short, and whatever else a test lays over its config. */
export function testFestival(holdSeconds: number, more: Partial<WireConfig> = {}): FestivalSeed {
  const shortHold = { ...solstrandConfig, ...more, slug: 'solstrand-kort', shopToken: 'short', holdSeconds };
  return { ...solstrand, shops: [...solstrand.shops, { config: shortHold, listed: false }] };
}

export const regularShop: ShopKey = { eventId: 'solstrand-2027', token: solstrandConfig.shopToken };
export const shortHoldShop: ShopKey = { eventId: 'solstrand-2027', token: 'short' };
