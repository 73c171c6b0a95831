import type { RenderInShopOptions, ShopStateValues } from '@festival/remote-kit/testing/renderInShop';
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { failure, success } from '@festival/shared-contracts/errors/result';
import { formatMoney } from '@festival/shared-contracts/money/formatMoney';
import { userSchema } from '@festival/shared-contracts/user/user';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithLaterTexts } from '../../testing/renderWithLaterTexts.tsx';
import { UpgradePage } from './UpgradePage.tsx';

const camping = productFor({ id: 'camping', name: 'Camping', mappedType: 'upgrades', price: 24900 });
const deck = productFor({ id: 'deck', name: 'The deck', mappedType: 'upgrades', price: 34900, stock: 0 });
const products = [camping, deck];
const options = products.map(({ id, name }) => ({ id, productId: id, name }));
const upgradableOrder = {
  skipTravel: true,
  skipBus: false,
  upgrades: [{ id: 'weekend', name: 'Weekend', discount: 18900, upgradeOptions: options }],
};

const open = async (
  path = '/zomer/upgrade?orderId=100000002',
  state: ShopStateValues = {},
  commands: RenderInShopOptions['commands'] = {},
) => {
  const shown = await renderWithLaterTexts(<UpgradePage />, {
    path,
    state: { config: configFor({ upgradableOrder }), products, ...state },
    commands,
  });
  await screen.findByRole('region', { name: 'For your ticket: Weekend' });
  return shown;
};
const card = (name: string) => within(screen.getByRole('article', { name }));
const money = (cents: number) => (text: string) => text === formatMoney(cents);

test('each option shows the price left to pay next to the full price, and a sold-out option is marked as sold out [UPG-01, UPG-02]', async () => {
  await open();
  expect(card('Camping').getByText(money(6000), { normalizer: (text) => text })).toBeInTheDocument();
  expect(card('Camping').getByText(/instead of/)).toBeInTheDocument();
  expect(card('The deck').getByRole('button', { name: 'Sold out' })).toBeDisabled();
});

test('a press chooses an upgrade; then a stepper sets the number of tickets [UPG-01]', async () => {
  const { commands, setState } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Choose this upgrade: Camping' }));
  expect(commands.cart.chooseUpgrade).toHaveBeenCalledWith({ kind: 'upgrade', productId: 'camping' });
  setState({ cart: cartFor({ camping: 1 }, products), isUpgradeChoiceMade: true });
  expect(await screen.findByRole('spinbutton', { name: 'Number of Camping' })).toHaveValue('1');
  expect(screen.getByRole('button', { name: 'No upgrade' })).toHaveAttribute('aria-pressed', 'false');
});

test('a failed upgrade is reported next to its button and can be repeated; the button waits while a stay is being removed [BSK-10, TIX-12]', async () => {
  const { commands, setState } = await open();
  const choose = () => screen.getByRole('button', { name: 'Choose this upgrade: Camping' });
  await userEvent.click(choose());
  act(() => setState({ itemStates: { camping: { status: 'error', message: '' } } }));
  expect(card('Camping').getByRole('alert')).toHaveTextContent('Not changed.');
  expect(card('The deck').queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(card('Camping').getByRole('button', { name: 'Try again' }));
  expect(commands.cart.chooseUpgrade.mock.calls).toEqual([
    [{ kind: 'upgrade', productId: 'camping' }],
    [{ kind: 'upgrade', productId: 'camping' }],
  ]);
  act(() => setState({ itemStates: {}, shopUpdateState: 'update.travel' }));
  await userEvent.click(choose());
  expect(commands.cart.chooseUpgrade).toHaveBeenCalledTimes(2);
});

test('no upgrade is a choice too, and is shown as chosen [UPG-01]', async () => {
  const { commands, setState } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'No upgrade' }));
  expect(commands.cart.chooseUpgrade).toHaveBeenCalledWith({ kind: 'none' });
  setState({ isUpgradeChoiceMade: true });
  expect(await screen.findByRole('button', { name: 'No upgrade', pressed: true })).toBeInTheDocument();
});

const lotte = userSchema.parse({ id: 'lotte', profile: {} });
const token = '00000000-0000-4000-8000-000000000002';
const unpaid = '00000000-0000-4000-8000-000000000003';
const line = { quantity: 2, total: 37800, refundedQuantity: 0, texts: { nl: { name: 'Weekendticket' } } };
const placed = {
  reference: '100000002',
  status: 'completed' as const,
  placedAt: '2026-10-03T19:40:00Z',
  total: 37800,
  refunded: 0,
  email: 'lotte@example.com',
  lines: [
    { ...line, productId: 'weekend', name: 'Weekend ticket' },
    { ...line, productId: 'locker', name: 'Locker' },
  ],
  tickets: [1, 2].map((number) => ({ productId: 'weekend', number, status: 'issued' as const })),
};

test('only a known order is greeted, found by its access id or by its number among the account’s own orders; an upgraded one is named as such [UPG-03]', async () => {
  const greeting = 'Your ticket counts';
  const listOwn = async () =>
    success([
      { ...placed, token },
      { ...placed, reference: '100000004', token: unpaid, isUpgraded: true },
    ]);
  const read = async (asked: string) =>
    asked === token ? success(placed) : failure({ code: 'order.not_found', message: '', status: 404 });
  const named = async (
    query: string,
    user: ShopStateValues['user'] = null,
    orders: RenderInShopOptions['commands'] = { orders: { listOwn, read } },
  ) => {
    const { unmount } = await open(`/zomer/upgrade?${query}`, { user }, orders);
    await act(async () => {});
    const isGreeted = screen.queryByText(greeting) !== null;
    const isUnknown = screen.queryByText('We do not know this order here') !== null;
    const isUpgraded = screen.queryByText('Your upgrade is already processed') !== null;
    unmount();
    return [isGreeted && 'known', isUnknown && 'unknown', isUpgraded && 'upgraded'].filter((one) => one !== false);
  };
  expect(await named(`orderId=${token}`)).toEqual(['known']);
  expect(await named(`orderId=100000002&accessId=${token}`)).toEqual(['known']);
  expect(await named('orderId=100000002', lotte)).toEqual(['known']);
  expect(await named('orderId=100000004', lotte)).toEqual(['upgraded']);
  expect(await named('orderId=100000009', lotte)).toEqual(['unknown']);
  expect(await named(`orderId=${unpaid}`)).toEqual(['unknown']);
  expect(await named('orderId=100000002')).toEqual(['unknown']);
  expect(await named('orderId=anything')).toEqual(['unknown']);
  const upgraded = async () => success({ ...placed, isUpgraded: true });
  expect(await named(`orderId=${token}`, null, { orders: { read: upgraded } })).toEqual(['upgraded']);
  // The page claims nothing while the shop does not answer.
  const away = async () => failure({ code: 'network', message: '', status: 0 });
  expect(await named(`orderId=${token}`, null, { orders: { read: away } })).toEqual([]);
});

test('an account without an order in the address sees its own upgradable orders, each once [UPG-01, UPG-03]', async () => {
  const orders = {
    listOwn: async () =>
      success([
        { ...placed, token },
        { ...placed, reference: '100000003', token: unpaid, status: 'pending' as const },
        { ...placed, reference: '100000004', token: unpaid, isUpgraded: true },
      ]),
    read: async () => success(placed),
  };
  const { unmount } = await open('/zomer/upgrade?a=1', { user: lotte }, { orders });
  expect(await screen.findByText('2 × Weekend ticket')).toBeVisible();
  expect(screen.queryByText(/Locker/)).not.toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/zomer/upgrade?a=1&orderId=100000002',
  ]);
  unmount();
  await open('/zomer/upgrade', { user: lotte }, { orders: { ...orders, listOwn: async () => success([]) } });
  expect(await screen.findByText('We see no tickets to upgrade')).toBeVisible();
});

test('a guest without an order in the address reads how to find one, and can only continue [UPG-03]', async () => {
  const { commands } = await open('/zomer/upgrade');
  expect(screen.queryByText('Your ticket counts')).not.toBeInTheDocument();
  expect(screen.getByText('Which order would you like to upgrade?')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose this upgrade: Camping' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'No upgrade' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(commands.signOn.logIn).toHaveBeenCalled();
});

test('a shop without upgrades says that it has none', async () => {
  await renderWithLaterTexts(<UpgradePage />, {
    state: { config: configFor({ upgradableOrder: { ...upgradableOrder, upgrades: [] } }), products },
  });
  expect(await screen.findByRole('heading', { name: 'No upgrades at the moment' })).toBeInTheDocument();
});
