import { configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import { ticketSections } from './ticketSections.ts';

const products = ['weekend', 'friday', 'saturday'].map((id) => productFor({ id }));
const ids = (config = configFor(), all = products) =>
  ticketSections(all, config, 'nl').map(({ productIds }) => productIds);

test('without sales options all tickets are in one nameless section [BRD-08]', () => {
  expect(ticketSections(products, configFor(), 'nl')).toEqual([
    { id: 'all', name: '', productIds: ['weekend', 'friday', 'saturday'] },
  ]);
});

test('each sales option is a section with its products, and other products are in the first section; names are in the visitor’s language, and an empty section is left out [BRD-08]', () => {
  const config = configFor({
    salesOptions: [
      { id: 'full', name: 'The whole weekend', texts: { nl: { name: 'Het hele weekend' } } },
      { id: 'day', name: 'One day', texts: {} },
      { id: 'vip', name: 'VIP', texts: {} },
    ],
    productsInSalesOptions: { day: ['friday'], vip: ['gone'] },
  });
  expect(ticketSections(products, config, 'nl')).toEqual([
    { id: 'full', name: 'Het hele weekend', productIds: ['weekend', 'saturday'] },
    { id: 'day', name: 'One day', productIds: ['friday'] },
  ]);
});

test('travel tickets and upgrade options are not in the list of tickets [TIX-11]', () => {
  const travel = productFor({ id: 'entrance', categories: { en: 'TRAVEL TICKETS', nl: '' } });
  const upgrades = [{ id: 'up', upgradeOptions: [{ id: 'one', productId: 'saturday' }] }];
  const { upgradableOrder } = shopConfigSchema.parse({
    ...configFor(),
    orderServiceFee: 0,
    stepflow: 'Yes',
    upsell: 'No',
    orderServiceFeeWishlist: 0,
    upgradableOrder: { upgrades },
  });
  expect(ids(configFor({ upgradableOrder }), [...products, travel])).toEqual([['weekend', 'friday']]);
});

test('other kinds of products are on other pages [BRD-07]', () => {
  expect(ids(configFor(), [productFor({ id: 'bus', mappedType: 'transportation' })])).toEqual([]);
});
