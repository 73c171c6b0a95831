import { renderInShop } from '@festival/remote-kit/testing/renderInShop';
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { OrderLookup } from '@festival/shared-contracts/order-lookup/orderLookup';
import { orderLookupSchema } from '@festival/shared-contracts/order-lookup/orderLookup';
import { userSchema } from '@festival/shared-contracts/user/user';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import english from '../locales/en.json' with { type: 'json' };
import { AddOns } from './AddOns.tsx';

const addOn = (extraId: string, title: string, values: object = {}) => ({
  extraId,
  content: { title, description: `About ${title}` },
  type: { options: [{ id: 'o1', title, priceInCents: 995, amount: 1 }] },
  ...values,
});

const found = orderLookupSchema.parse({
  original_orders: [{ reference: '100000001' }],
  upsell: {
    hospitality: {
      add_on_available: true,
      add_on: [
        {
          reference: '100000001',
          cart: { id: 'h1', package: { name: 'Hotel De Duin & Zee' } },
          extras: [
            addOn('towels', 'Towel', {
              quantity: 2,
              stock: 5,
              type: {
                options: [
                  { id: 'o1', title: 'One', priceInCents: 995, amount: 1 },
                  { id: 'o2', title: 'Pair', priceInCents: 1795, amount: 2 },
                ],
              },
            }),
            addOn('parking', 'Parking', { stock: 0 }),
          ],
        },
        { reference: '100000002', cart: { id: 'h2', package: { name: 'Cabin' } }, extras: [addOn('towels', 'Towel')] },
        { reference: '100000003', cart: { id: 'h3', package: { name: 'Tent' } }, extras: [] },
      ],
    },
  },
});

const key = 'addon_100000001_towels';
const products = [productFor({ id: key, name: 'Towel', type: 'traveladdon', price: 995 })];

const show = (detail?: string, orderLookup: OrderLookup | null = found, held: Quantities = {}, state: object = {}) =>
  renderInShop(<AddOns params={detail === undefined ? {} : { detail }} />, {
    namespace: 'mf_travel',
    texts: english,
    language: 'en',
    state: { config: configFor({ slug: 'zomer' }), products, cart: cartFor(held, products), orderLookup, ...state },
  });

test('the stays of looked-up orders lead to their add-ons, by the slug of the package’s name [ADD-01]', () => {
  show();
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Hotel De Duin & Zee', 'Cabin']);
  const link = screen.getByRole('link', { name: 'See what can be added: Hotel De Duin & Zee' });
  expect(link).toHaveAttribute('href', '/zomer/traveladdon/hotel-de-duin-zee');
});

test('an add-on shows its options with price and amount, what the order has, and what is gone [ADD-01]', () => {
  show('hotel-de-duin-zee');
  const stay = within(screen.getByRole('region', { name: 'Hotel De Duin & Zee' }));
  expect(stay.getByText('Order 100000001')).toBeInTheDocument();
  const [towel, parking] = stay.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
  if (!towel || !parking) throw new Error('Two add-ons');
  expect(within(towel).getByText('You have 2 already.')).toBeInTheDocument();
  const options = within(within(towel).getByRole('list', { name: 'Price' })).getAllByRole('listitem');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^One · €\s9,95$/),
    expect.stringMatching(/^Pair · €\s17,95 for 2 at once$/),
  ]);
  expect(within(parking).getByText('Sold out')).toBeInTheDocument();
  expect(screen.queryByText('Cabin')).not.toBeInTheDocument();
});

test('a press sets the add-on of that order with the hotel cart of its look-up, within its stock [ADD-02]', async () => {
  const { commands } = show('hotel-de-duin-zee', found, { [key]: 4 });
  const more = screen.getByRole('button', { name: 'More Towel' });
  await userEvent.click(more);
  expect(commands.travel.setAddOn).toHaveBeenCalledWith({
    reference: '100000001',
    extraId: 'towels',
    hotelCartId: 'h1',
    quantity: 5,
  });
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Number of Towel' }), '9{Enter}');
  expect(commands.travel.setAddOn).toHaveBeenLastCalledWith(expect.objectContaining({ quantity: 5 }));
});

test('a signed-in visitor’s own orders are looked up once; a guest’s are not [LKP-04]', () => {
  const user = userSchema.parse({ id: 'noor', profile: { givenName: 'Noor' } });
  expect(show(undefined, null, {}, { user }).commands.lookUp.findOwnOrders).toHaveBeenCalledTimes(1);
  expect(show(undefined, null).commands.lookUp.findOwnOrders).not.toHaveBeenCalled();
  expect(show(undefined, found, {}, { user }).commands.lookUp.findOwnOrders).not.toHaveBeenCalled();
});

test('orders without a stay say so, and another order can be found by its number [OVL-05]', async () => {
  const { commands } = show(undefined, orderLookupSchema.parse({}), {}, { lookUpState: 'no-order' });
  expect(screen.getByRole('heading', { name: 'No stay to add to' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Find an order by its number' }));
  expect(commands.lookUp.openOrders).toHaveBeenCalledTimes(1);
});

test('a look-up under way says that it may take a minute', () => {
  show(undefined, null, {}, { lookUpState: 'running' });
  expect(screen.getByText(/We are looking up your orders/)).toBeInTheDocument();
});

test('a look-up that failed does not say that there is nothing', () => {
  show(undefined, null, {}, { lookUpState: 'failed' });
  expect(screen.getByRole('heading', { name: 'We could not look up your orders' })).toBeInTheDocument();
});
