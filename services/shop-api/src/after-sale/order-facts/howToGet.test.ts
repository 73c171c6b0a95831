import { type MappedType, productSchema } from '@festival/shared-contracts/product/product';
import * as z from 'zod/mini';
import { howToGet } from './howToGet.ts';

const told = (mappedType: MappedType, meta: object) =>
  howToGet(
    {
      product: z.parse(productSchema, {
        id: 'one',
        name: 'One',
        type: mappedType,
        mappedType,
        price: 1,
        priceExcludingServiceCosts: 1,
        meta,
        texts: {},
      }),
      reference: '123456789',
      isOfStay: false,
      ofStay: undefined,
    },
    'en',
  );

test('a train or a shared car says from where it leaves, what it is, and what to show on the way; a membership says where it is [TRN-03, MEM-01, BYD-02]', () => {
  expect(told('comparetransport', { departure: 'Amsterdam Centraal', description: 'Any train on the day.' })).toEqual([
    'Departure: Amsterdam Centraal.',
    'Any train on the day.',
    'This is your ticket: show order number 123456789 on the way.',
  ]);
  expect(told('membership', {})).toEqual([
    'Your membership is on your account. There you see how long it lasts, and can stop its renewal.',
  ]);
});
