import type { RenderInShopOptions } from '@festival/remote-kit/testing/renderInShop';
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { errorTexts } from '@festival/shared-contracts/errors/errorTexts.en';
import { orderLookupSchema } from '@festival/shared-contracts/order-lookup/orderLookup';
import { userSchema } from '@festival/shared-contracts/user/user';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithLaterTexts } from '../../testing/renderWithLaterTexts.tsx';
import { PreviousOrders } from './PreviousOrders.tsx';

const products = [productFor({ id: 'weekend', name: 'Weekend', price: 18900 })];
const user = userSchema.parse({ id: 'noor', profile: { email: 'noor@example.com' } });

const lookup = (isAvailable = true) =>
  orderLookupSchema.parse({
    original_orders: [
      {
        reference: '100000001',
        purchases: [
          { id: 'weekend', title: 'Weekend ticket', type: 'ticket', quantity: 2, price: 189 },
          { id: 'dune', title: 'Travel: Dune', type: 'hotel', quantity: 1, price: 342 },
        ],
      },
      {
        reference: '100000002',
        purchases: [
          { id: 'locker', title: 'Kluisje', quantity: 1, price: 15, texts: { en: { name: 'Locker' } } },
          { id: 'shower', title: 'Shower', quantity: 1, price: 5 },
        ],
      },
    ],
    upsell: { hospitality: { add_on_available: isAvailable, add_on: [] } },
  });

const open = (state: RenderInShopOptions['state'] = {}) =>
  renderWithLaterTexts(<PreviousOrders />, {
    state: { config: configFor({ addonShop: true }), products, cart: cartFor({}, products), user, ...state },
  });
const order = (reference: string) => within(screen.getByRole('listitem', { name: `Order ${reference}` }));

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a number is looked up as typed, and the account’s own orders by its email address [OVL-05, LKP-01]', async () => {
  const { commands } = await open();
  expect(screen.getByText(/only with the account that placed it/)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Order number' }), ' #100000001 ');
  await userEvent.click(screen.getByRole('button', { name: 'Find my order' }));
  expect(commands.lookUp.findOrder.mock.calls).toEqual([[' #100000001 ']]);
  await userEvent.click(screen.getByRole('button', { name: 'Find all orders of noor@example.com' }));
  expect(commands.lookUp.findOwnOrders).toHaveBeenCalledTimes(1);
});

test('every state of the look-up has a message [LKP-02, LKP-05, ERR-07]', async () => {
  const { setState } = await open();
  expect(screen.getByText(/Find your earlier order here/)).toBeVisible();
  await act(async () => setState({ lookUpState: 'running' }));
  expect(screen.getByText(/may take up to one minute/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Find my order' })).toHaveAttribute('aria-busy', 'true');
  await act(async () => setState({ lookUpState: 'failed' }));
  expect(screen.getByRole('alert')).toHaveTextContent(errorTexts.other.orderLookupFailed);
  await act(async () => setState({ lookUpState: 'no-order' }));
  expect(screen.getByText('Nothing found')).toBeVisible();
  expect(screen.getByText(new RegExp(errorTexts.other.orderLookupNoOrder))).toBeVisible();
  expect(screen.getByText(/Did you order with another account/)).toBeVisible();
  await act(async () => setState({ lookUpState: 'invalid' }));
  expect(screen.getByRole('textbox', { name: 'Order number' })).toHaveAccessibleDescription(
    expect.stringContaining(errorTexts.other.orderLookupInvalid),
  );
  await act(async () => setState({ lookUpState: 'success', orderLookup: lookup() }));
  expect(screen.getByText('We found 2 orders.')).toBeVisible();
});

test('each order lists its products by the shop’s name, otherwise by their name in the page’s language, otherwise by their title [LKP-03, OVL-05]', async () => {
  await open({ lookUpState: 'success', orderLookup: lookup() });
  expect(order('100000001').getByText('Travel and stay')).toBeVisible();
  expect(order('100000001').getByText('1 × Dune')).toBeVisible();
  expect(order('100000001').getByText('2 × Weekend')).toBeVisible();
  expect(order('100000001').getByText(/378,00/)).toBeVisible();
  expect(order('100000002').queryByText('Travel and stay')).not.toBeInTheDocument();
  expect(order('100000002').getByText('1 × Locker')).toBeVisible();
  expect(order('100000002').getByText('1 × Shower')).toBeVisible();
});

test('an order that has changed since an add-on was chosen for it shows a message [LKP-03, ERR-07]', async () => {
  await open({
    lookUpState: 'success',
    orderLookup: lookup(),
    cart: cartFor({ addon_100000001_towels: 1 }, products),
  });
  expect(screen.getByText(errorTexts.other.orderOutOfSync)).toBeVisible();
});

test('the extras of a stay have a separate page, if there are any [OVL-05]', async () => {
  const { commands, unmount } = await open({ orderLookup: lookup() });
  await userEvent.click(screen.getByRole('button', { name: 'Extras for your stay' }));
  expect(commands.lookUp.closeOrders).toHaveBeenCalledTimes(1);
  expect(commands.navigation.goTo).toHaveBeenCalledWith('traveladdon');
  unmount();
  await open({ orderLookup: lookup(false) });
  expect(screen.queryByRole('button', { name: 'Extras for your stay' })).not.toBeInTheDocument();
});

test('with an empty cart the way leads to the extras of the stay, or into the shop, and no empty cart opens [OVL-05]', async () => {
  const { unmount } = await open({ orderLookup: lookup() });
  const complete = () => screen.queryByRole('button', { name: 'Complete your experience' });
  expect(screen.getByRole('button', { name: 'Extras for your stay' })).toBeVisible();
  expect(complete()).toBeNull();
  unmount();
  const { commands } = await open({ orderLookup: lookup(false) });
  await userEvent.click(complete() as HTMLElement);
  expect(commands.lookUp.closeOrders).toHaveBeenCalledTimes(1);
  expect(commands.overlay.openCheckout).not.toHaveBeenCalled();
});

const cart = cartFor({ weekend: 1 }, products);

test.each([
  [0, 2_000],
  [1, 20_000],
])(
  'completing the experience opens the cart after 2 to 20 s, with a progress bar (random: %i) [OVL-05]',
  async (drawn, lasts) => {
    const { commands } = await open({ orderLookup: lookup(), cart });
    jest.spyOn(Math, 'random').mockReturnValue(drawn);
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const shopper = userEvent.setup({ delay: null });
    await shopper.click(screen.getByRole('button', { name: 'Complete your experience' }));
    expect(screen.getByRole('progressbar')).toBeVisible();
    await act(async () => jest.advanceTimersByTime(lasts - 400));
    expect(commands.overlay.openCheckout).not.toHaveBeenCalled();
    await act(async () => jest.advanceTimersByTime(600));
    expect(commands.lookUp.closeOrders).toHaveBeenCalledTimes(1);
    expect(commands.overlay.openCheckout.mock.calls).toEqual([['basket']]);
  },
);

test('if the shopper closes the dialog meanwhile, the cart does not open [OVL-05]', async () => {
  const { commands, unmount } = await open({ orderLookup: lookup(), cart });
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  const shopper = userEvent.setup({ delay: null });
  await shopper.click(screen.getByRole('button', { name: 'Complete your experience' }));
  unmount();
  await act(async () => jest.advanceTimersByTime(21_000));
  expect(commands.overlay.openCheckout).not.toHaveBeenCalled();
});
