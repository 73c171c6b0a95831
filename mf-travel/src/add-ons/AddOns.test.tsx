import { renderInShop } from '@festival/remote-kit/testing/renderInShop';
import { cartFor, configFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { OrderLookup } from '@festival/shared-contracts/order-lookup/orderLookup';
import { orderLookupSchema } from '@festival/shared-contracts/order-lookup/orderLookup';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { addOnProductsOf } from '@festival/shared-contracts/travel/addOn';
import { userSchema } from '@festival/shared-contracts/user/user';
import { act, screen, within } from '@testing-library/react';
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
            addOn('breakfast', 'Breakfast', { stock: 1 }),
            addOn('parking', 'Parking', { stock: 0 }),
          ],
        },
        { reference: '100000002', cart: { id: 'h2', package: { name: 'Cabin' } }, extras: [addOn('towels', 'Towel')] },
        { reference: '100000003', cart: { id: 'h3', package: { name: 'Tent' } }, extras: [] },
      ],
    },
  },
});

const key = 'addon_100000001_breakfast';

const show = (detail?: string, orderLookup: OrderLookup | null = found, held: Quantities = {}, state: object = {}) =>
  renderInShop(<AddOns params={detail === undefined ? {} : { detail }} />, {
    namespace: 'mf_travel',
    texts: english,
    language: 'en',
    state: {
      config: configFor({ slug: 'zomer' }),
      cart: cartFor(held, []),
      orderLookup,
      addOnProducts: addOnProductsOf(orderLookup?.upsell.hospitality.add_on ?? []),
      ...state,
    },
  });

test('the stays of looked-up orders link to their add-ons, by the slug of the package’s name [ADD-01]', () => {
  show();
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Hotel De Duin & Zee', 'Cabin']);
  const link = screen.getByRole('link', { name: 'See what can be added: Hotel De Duin & Zee' });
  expect(link).toHaveAttribute('href', '/zomer/traveladdon/hotel-de-duin-zee');
});

/** The rows of the stay's add-ons, in order. */
const rows = () => {
  const stay = within(screen.getByRole('region', { name: 'Hotel De Duin & Zee' }));
  expect(stay.getByText('Order 100000001')).toBeInTheDocument();
  return stay.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
};

test('an add-on shows its options with price and quantity, the quantity in the earlier order, and sold-out options [ADD-01]', () => {
  show('hotel-de-duin-zee');
  const [towel, , parking] = rows();
  if (!towel || !parking) throw new Error('Three add-ons');
  expect(within(towel).getByText('You have 2 already.')).toBeInTheDocument();
  const options = within(within(towel).getByRole('list', { name: 'Options' })).getAllByRole('listitem');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^One\s· €\s9,95/),
    expect.stringMatching(/^Pair\s· €\s17,95 each, 2 at a time/),
  ]);
  expect(within(parking).getByText('Sold out')).toBeInTheDocument();
  expect(screen.queryByText('Cabin')).not.toBeInTheDocument();
});

test('each option has its own quantity control and its own key in the cart, within the stock [ADD-01, ADD-02]', async () => {
  const { commands } = show('hotel-de-duin-zee', found, { addon_100000001_o2: 4 });
  const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const calls = commands.travel.setAddOn;
  const from = { reference: '100000001', hotelCartId: 'h1' };
  await press('More One');
  expect(calls).toHaveBeenLastCalledWith({ ...from, extraId: 'o1', quantity: 1 });
  await press('More Pair');
  expect(calls).toHaveBeenLastCalledWith({ ...from, extraId: 'o2', quantity: 6 });
  await press('Fewer Pair');
  expect(calls).toHaveBeenLastCalledWith({ ...from, extraId: 'o2', quantity: 2 });
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Number of Pair' }), '9{Enter}');
  expect(calls).toHaveBeenLastCalledWith({ ...from, extraId: 'o2', quantity: 8 });
});

test('an option for two persons with one left is sold out, and one in the cart can be removed [ADD-01]', () => {
  const { store } = show('hotel-de-duin-zee');
  const leave = (stock: number) =>
    act(() => store.set(primitives.addOnProducts, (all) => all.map((product) => ({ ...product, stock }))));
  const optionsOf = () => within(rows()[0] as HTMLElement).getAllByRole('listitem');
  leave(1);
  const [one, pair] = optionsOf();
  expect(within(one as HTMLElement).getByRole('spinbutton', { name: 'Number of One' })).toBeEnabled();
  expect(within(pair as HTMLElement).getByText('Sold out')).toBeInTheDocument();
  expect(screen.queryByRole('spinbutton', { name: 'Number of Pair' })).not.toBeInTheDocument();
  act(() => store.set(primitives.cart, cartFor({ addon_100000001_o2: 2 }, [])));
  expect(screen.getByRole('button', { name: 'Fewer Pair' })).toBeEnabled();
});

test('a press sets the quantity of the order’s add-on, with the hotel cart that the look-up returned, within the stock [ADD-02]', async () => {
  const { commands } = show('hotel-de-duin-zee', found, { [key]: 4 });
  await userEvent.click(screen.getByRole('button', { name: 'More Breakfast' }));
  expect(commands.travel.setAddOn).toHaveBeenCalledWith({
    reference: '100000001',
    extraId: 'breakfast',
    hotelCartId: 'h1',
    quantity: 5,
  });
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Number of Breakfast' }), '9{Enter}');
  expect(commands.travel.setAddOn).toHaveBeenLastCalledWith(expect.objectContaining({ quantity: 5 }));
});

test('an add-on has the usual control: it reports a failed change, and can repeat it [BSK-10, TIX-12]', async () => {
  const { commands, setState } = show('hotel-de-duin-zee');
  await userEvent.click(screen.getByRole('button', { name: 'More Breakfast' }));
  act(() => setState({ itemStates: { [key]: { status: 'error', message: '' } } }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(commands.travel.setAddOn.mock.calls.map(([{ quantity }]) => quantity)).toEqual([1, 1]);
});

test('a signed-in visitor’s own orders are looked up once; a guest’s are not [LKP-04]', () => {
  const user = userSchema.parse({ id: 'noor', profile: { givenName: 'Noor' } });
  expect(show(undefined, null, {}, { user }).commands.lookUp.findOwnOrders).toHaveBeenCalledTimes(1);
  expect(show(undefined, null).commands.lookUp.findOwnOrders).not.toHaveBeenCalled();
  expect(show(undefined, found, {}, { user }).commands.lookUp.findOwnOrders).not.toHaveBeenCalled();
});

test('orders without a stay show a message, and another order can be found by its number [OVL-05]', async () => {
  const { commands } = show(undefined, orderLookupSchema.parse({}), {}, { lookUpState: 'no-order' });
  expect(screen.getByRole('heading', { name: 'No stay to add to' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Find an order by its number' }));
  expect(commands.lookUp.openOrders).toHaveBeenCalledTimes(1);
});

test('a running look-up says that it may take a minute', () => {
  show(undefined, null, {}, { lookUpState: 'running' });
  expect(screen.getByText(/We are looking up your orders/)).toBeInTheDocument();
});

test('a failed look-up does not say that nothing was found', () => {
  show(undefined, null, {}, { lookUpState: 'failed' });
  expect(screen.getByRole('heading', { name: 'We could not look up your orders' })).toBeInTheDocument();
});
