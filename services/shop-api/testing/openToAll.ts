import type { FestivalSeed } from '@festival/example-festivals/festivalSeed';

/** The same festivals, whose shops for members are open to all accounts. */
export const openToAll = (festivals: readonly FestivalSeed[]): FestivalSeed[] =>
  festivals.map((festival) => ({
    ...festival,
    shops: festival.shops.map((shop) => ({ ...shop, config: { ...shop.config, membershipRequired: false } })),
  }));
