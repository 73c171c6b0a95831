import type { FestivalSeed } from '@festival/example-festivals/festivalSeed';

/** A copy of a festival as a separate event: other ids, slugs and tokens, the same products, stays and vouchers. */
export function festivalCopy(festival: FestivalSeed, eventId: string): FestivalSeed {
  const travelId = `stays-${eventId}`;
  return {
    ...festival,
    eventId,
    travelId,
    shops: festival.shops.map((shop) => ({
      ...shop,
      config: {
        ...shop.config,
        apiNamespace: eventId,
        apiTravelId: travelId,
        slug: `${shop.config.slug}-${eventId}`,
        shopToken: `${shop.config.shopToken}-${eventId}`,
      },
    })),
  };
}
