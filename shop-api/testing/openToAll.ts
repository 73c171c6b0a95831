import type { FestivalSeed } from '@festival/example-festivals/festivalSeed';

/** The same festivals without a shop that is for members only, for tests of what else those shops do. */
export const openToAll = (festivals: readonly FestivalSeed[]): FestivalSeed[] =>
  festivals.map((festival) => ({
    ...festival,
    shops: festival.shops.map((shop) => ({ ...shop, config: { ...shop.config, membershipRequired: false } })),
  }));
