import type { ProductSeed } from './festivalSeed.ts';

/** The ticket whose days and hours are used for a ticket of the variant shops. */
const openLike: Record<string, string> = {
  'travel-ticket': 'weekend',
  'weekend-member': 'weekend',
  companion: 'weekend',
  'upgrade-camping': 'camping',
  'upgrade-vip': 'vip',
};

/** Gives a product of the variant shops the days and hours of the matching festival ticket, if there is one. */
export function withHours(seed: ProductSeed, tickets: readonly ProductSeed[]): ProductSeed {
  const like = tickets.find(({ product }) => product.id === openLike[seed.product.id]);
  const { doorsAt, endsAt } = like?.product.meta ?? {};
  if (!doorsAt || !endsAt) return seed;
  return { ...seed, product: { ...seed.product, meta: { ...seed.product.meta, doorsAt, endsAt } } };
}
