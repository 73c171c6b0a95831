import { orderLookupSchema } from '@festival/shared-contracts/order-lookup/orderLookup';
import { staysOf } from './staysOf.ts';

const stay = (reference: string, name: string, extras: string[]) => ({
  reference,
  cart: { id: `h-${reference}`, package: { name } },
  extras: extras.map((extraId) => ({ extraId })),
});
const lookup = orderLookupSchema.parse({
  upsell: {
    hospitality: {
      add_on: [
        stay('100000001', 'Hotel Dune', ['towels']),
        stay('100000002', 'Bell Tent', ['parking']),
        stay('100000003', 'Hotel Dune', []),
      ],
    },
  },
});
const references = (slug?: string) => staysOf(lookup, slug).map(({ reference }) => reference);

test('stays in looked-up orders that still have add-ons are listed: all, or those of one package [ADD-01]', () => {
  expect(references()).toEqual(['100000001', '100000002']);
  expect(references('hotel-dune')).toEqual(['100000001']);
  expect(references('lodge')).toEqual([]);
  expect(staysOf(null, undefined)).toEqual([]);
});
