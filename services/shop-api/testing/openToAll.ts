import type { FestivalSeed } from '@festival/example-festivals/festivalSeed';

/** The same festivals, with their shops for members open to all. */
export const openToAll = (festivals: readonly FestivalSeed[]): FestivalSeed[] =>
  festivals.map((festival) => ({
    ...festival,
    shops: festival.shops.map((shop) => ({ ...shop, config: { ...shop.config, membershipRequired: false } })),
  }));
