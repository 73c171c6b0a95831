import { travelTicketCategory } from '@festival/shared-contracts/product/isTravelTicket';
import type { Product } from '@festival/shared-contracts/product/product';
import { addOnKey } from '@festival/shared-contracts/travel/addOnKey';
import { productFor } from './shopFixtures.ts';

const taxes = { calculateTouristTax: true, touristTaxAmount: 125, entertainmentFeeAmount: 450 };

/** A product of every kind for tests of sums: with service costs, taxes, and odd prices in cents. */
export const everyKind: readonly Product[] = [
  productFor({ id: 'weekend', price: 8950, serviceCosts: 450, meta: taxes }),
  productFor({
    id: 'entrance',
    price: 1233,
    serviceCosts: 33,
    categories: { en: travelTicketCategory, nl: 'REISTICKETS' },
    meta: { entertainmentFeeAmount: 150 },
  }),
  productFor({ id: 'upgrade', mappedType: 'upgrades', price: 24_900, serviceCosts: 900 }),
  productFor({ id: 'member', mappedType: 'membership', type: 'membership', price: 2500 }),
  productFor({ id: 'room', mappedType: 'packages', type: 'hotel', price: 89_850 }),
  productFor({ id: 'breakfast', mappedType: 'packages', type: 'travel', price: 5805 }),
  productFor({ id: addOnKey('100000001', 'towels'), mappedType: 'extras', type: 'traveladdon', price: 995 }),
  productFor({ id: 'bus', mappedType: 'transportation', type: 'transportation', price: 2450 }),
  productFor({ id: 'train', mappedType: 'comparetransport', type: 'comparetransport', price: 1975 }),
  productFor({ id: 'shirt', mappedType: 'merchandise', type: 'merchandise', price: 2999, serviceCosts: 49 }),
  productFor({ id: 'locker', mappedType: 'extras', type: 'extras', price: 1801 }),
  productFor({ id: 'cover', mappedType: 'insurance', type: 'insurance', meta: { percentage: 6.5 } }),
];
