import type { EarlierOrderSeed, FestivalSeed, ShopSeed } from '@festival/example-festivals/festivalSeed';
import { festivals } from '@festival/example-festivals/festivals';
import { productSeed } from '@festival/example-festivals/productSeed';
import { openToAll } from './openToAll.ts';

/**
 * The first product of a separate shop, without a transport fee or an entertainment fee, and with a tourist tax that
 * does not apply.
 */
const paylogicTicket = productSeed.ticket({
  id: 'paylogic-day',
  price: 33.33,
  serviceCosts: 1.11,
  stock: 100,
  meta: {
    touristTaxAmount: 3,
    calculateTouristTax: false,
    entertainmentFeeAmount: 1.5,
    mentionEntertainmentFee: false,
  },
  texts: { en: { name: 'Day' }, nl: { name: 'Dag' }, es: { name: 'Día' } },
});

/** Orders with one, two or three tickets that can be upgraded. */
const upgradableOrders = (count: number, digit: number, shopSlug: string): EarlierOrderSeed[] =>
  Array.from({ length: count }, (_, index) => ({
    reference: `${digit}${String(10_000_000 + index)}`,
    externalReference: `${digit}bb7e5ca-fe57-4a11-8a5e-${String(index).padStart(12, '0')}`,
    shopSlug,
    accountId: 'finn',
    placedAt: '2026-10-08T12:00:00Z',
    lines: { weekend: 1 + (index % 3) },
  }));

/**
 * The example festivals with additional data for tests of prices: a shop whose first product's id starts with
 * `paylogic`, a voucher of an eighth (which often ends in half a cent), and `upgradable` orders to upgrade. Shops for
 * members are open to all.
 */
export const pricedFestivals = (upgradable: number): FestivalSeed[] =>
  openToAll(festivals()).map((festival, index) => {
    const [regular] = festival.shops;
    if (!regular) return festival;
    const { slug } = regular.config;
    const paylogic: ShopSeed = {
      listed: false,
      config: { ...regular.config, slug: `${slug}-paylogic`, shopToken: `${slug}-paylogic-sale` },
      productIds: ['paylogic-day', ...(regular.productIds ?? [])],
    };
    const eighth = { code: 'EIGHTH', kind: 'percentage', value: 1250, uses: 10_000, used: 0 } as const;
    return {
      ...festival,
      products: [paylogicTicket, ...festival.products],
      shops: [...festival.shops, paylogic],
      vouchers: [...(festival.vouchers ?? []), eighth].map((voucher) => ({ ...voucher, uses: voucher.uses * 100 })),
      earlierOrders: [...(festival.earlierOrders ?? []), ...upgradableOrders(upgradable, index + 1, slug)],
    };
  });
