import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Product } from '@festival/shared-contracts/product/product';
import { ticketFees } from './ticketFees.ts';

const fees = (meta: Partial<Product['meta']>, serviceCosts = 400) =>
  ticketFees(productFor({ id: 'weekend', price: 8900, serviceCosts, meta }));

test('the service fee is hidden, shown in words or as an amount, depending on the ticket’s mode [TIX-02]', () => {
  expect(fees({ mergeServiceFees: 'Hide service fee', serviceFees: 'With costs' })).toEqual([]);
  expect(fees({ mergeServiceFees: 'Show service fee as text', serviceFees: 'With costs' })).toEqual([
    { kind: 'serviceFeeText', text: 'With costs' },
  ]);
  expect(fees({ mergeServiceFees: 'Show service fee as text' })).toEqual([{ kind: 'serviceFeeIncluded' }]);
  expect(fees({ mergeServiceFees: 'Show service fee as price' })).toEqual([{ kind: 'serviceFeePrice', amount: 400 }]);
});

test('a ticket without service costs does not mention them [TIX-02]', () => {
  expect(fees({ mergeServiceFees: 'Show service fee as price' }, 0)).toEqual([]);
  expect(fees({ mergeServiceFees: 'Show service fee as text' }, 0)).toEqual([]);
});

test('tourist tax and entertainment fee are mentioned if they are set [TIX-02]', () => {
  expect(fees({ calculateTouristTax: true, touristTaxAmount: 250 })).toEqual([{ kind: 'touristTax', amount: 250 }]);
  expect(fees({ calculateTouristTax: false, touristTaxAmount: 250 })).toEqual([]);
  expect(fees({ mentionEntertainmentFee: true, entertainmentFeeAmount: 150 })).toEqual([
    { kind: 'entertainmentFee', amount: 150 },
  ]);
  expect(fees({ mentionEntertainmentFee: false, entertainmentFeeAmount: 150 })).toEqual([]);
});

test('a tax of zero is not mentioned', () => {
  expect(fees({ calculateTouristTax: true, touristTaxAmount: 0 })).toEqual([]);
  expect(fees({ mentionEntertainmentFee: true, entertainmentFeeAmount: 0 })).toEqual([]);
});
