import { productSchema } from '@festival/shared-contracts/product/product';
import { shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import { alternatives } from './alternatives.ts';

const ticket = (id: string, values: object = {}) =>
  productSchema.parse({
    id,
    name: id,
    type: 'ticket',
    mappedType: 'ticket',
    price: 89,
    priceExcludingServiceCosts: 85,
    ...values,
  });
const config = shopConfigSchema.parse({
  slug: 'zomer',
  shopToken: 'token',
  apiNamespace: 'zomer-2027',
  festivalData: { title: 'Zomer', dateStart: '2027-07-09' },
  ossBrand: 'solstrand',
  upgradableOrder: { upgrades: [{ id: 'weekend', upgradeOptions: [{ id: 'one', productId: 'camping' }] }] },
});

test('the replacements for a ticket are other tickets, but none that requires a stay or an earlier ticket [TIX-11, WSH-04]', () => {
  const products = [
    ticket('weekend'),
    ticket('friday'),
    ticket('camping'),
    ticket('entrance', { categories: { en: 'TRAVEL TICKETS', nl: '' } }),
  ];
  expect(alternatives('weekend', products, config)).toEqual(['friday']);
});
