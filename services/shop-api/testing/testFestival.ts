import type { FestivalSeed, WireConfig } from '@festival/example-festivals/festivalSeed';
import { solstrand, solstrandConfig } from '@festival/example-festivals/solstrand/solstrand';
import type { ShopKey } from './testShop.ts';

/**
 * Solstrand with a second shop on the same stock. The second shop has this hold time and other changes of its config.
 */
export function testFestival(holdSeconds: number, more: Partial<WireConfig> = {}): FestivalSeed {
  const shortHold = { ...solstrandConfig, ...more, slug: 'solstrand-kort', shopToken: 'short', holdSeconds };
  return { ...solstrand, shops: [...solstrand.shops, { config: shortHold, listed: false }] };
}

export const regularShop: ShopKey = { eventId: 'solstrand-2027', token: solstrandConfig.shopToken };
export const shortHoldShop: ShopKey = { eventId: 'solstrand-2027', token: 'short' };
