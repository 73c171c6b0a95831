import type { FestivalSeed } from './festivalSeed.ts';
import { nachtwoud } from './nachtwoud/nachtwoud.ts';
import { solstrand, solstrandConfig } from './solstrand/solstrand.ts';

/** Shops beside the regular ones, by the name that EXTRA_SHOPS calls them: for trying out and for tests. */
const extraShops: Record<string, (festival: FestivalSeed) => FestivalSeed> = {
  /** Solstrand's stock with a hold of 20 seconds, so that its end can be watched. */
  'short-hold': (festival) =>
    festival.eventId !== solstrand.eventId
      ? festival
      : {
          ...festival,
          shops: [
            ...festival.shops,
            {
              config: {
                ...solstrandConfig,
                slug: 'solstrand-kort',
                shopToken: 'solstrand-short-hold',
                holdSeconds: 20,
              },
              listed: false,
            },
          ],
        },
};

export const extraShopNames = Object.keys(extraShops);

/** The data set that comes with the shop: two brands, one regular sale each, and the extra shops asked for by name. */
export function festivals(extra: readonly string[] = []): FestivalSeed[] {
  return [solstrand, nachtwoud].map((festival) =>
    extra.reduce((seed, name) => extraShops[name]?.(seed) ?? seed, festival),
  );
}
