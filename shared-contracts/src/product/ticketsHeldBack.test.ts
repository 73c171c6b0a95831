import { capabilitiesOf } from '../shop/capabilities.ts';
import { shopConfigSchema } from '../shop/shopConfig.ts';
import { productSchema } from './product.ts';
import { holdsTicketsBack, isHeldBack } from './ticketsHeldBack.ts';

const from = '2027-03-07T13:00:00+01:00';
const before = Date.parse(from) - 1;
const product = (id: string, mappedType: string, values: object = {}) =>
  productSchema.parse({ id, name: id, type: 'ticket', mappedType, price: 1, priceExcludingServiceCosts: 1, ...values });
const products = [
  product('weekend', 'ticket'),
  product('entrance', 'ticket', { categories: { en: 'TRAVEL TICKETS', nl: '' } }),
  product('room', 'packages', { type: 'hotel' }),
  product('locker', 'extras'),
];
const shop = (values: object) =>
  capabilitiesOf(
    shopConfigSchema.parse({
      slug: 'zomer',
      shopToken: 't',
      apiNamespace: 'zomer-2027',
      ossBrand: 'solstrand',
      festivalData: { title: 'Zomer', dateStart: '2027-07-09', dateEnd: '2027-07-11' },
      ...values,
    }),
  );
const sale = shop({ travelsale: true, ticketOnlyFrom: from });

test('before its start time a travel sale sells tickets only with a stay; other shops always sell them [TIX-13]', () => {
  expect([before, before + 1].map((now) => holdsTicketsBack(sale, now))).toEqual([true, false]);
  expect(holdsTicketsBack(shop({ travelsale: true }), before)).toBe(false);
  expect(holdsTicketsBack(shop({ ticketOnlyFrom: from }), before)).toBe(false);
});

test('before the start time a cart with a stay can contain tickets; travel tickets and other products are not limited [TIX-13]', () => {
  const productOf = (wanted: string) => products.find(({ id }) => id === wanted);
  const heldBack = (quantities: Record<string, number>, now = before) =>
    products.filter((one) => isHeldBack(one, quantities, { capabilities: sale, productOf, now })).map(({ id }) => id);
  expect(heldBack({})).toEqual(['weekend']);
  expect(heldBack({ locker: 2, room: 0 })).toEqual(['weekend']);
  expect(heldBack({ room: 1 })).toEqual([]);
  expect(heldBack({}, before + 1)).toEqual([]);
});
