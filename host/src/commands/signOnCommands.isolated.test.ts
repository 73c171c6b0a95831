import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { userSchema } from '@festival/shared-contracts/user/user';
import { createMemoryRouter } from 'react-router-dom';
import { settled } from '../../testing/fakeShopApi.ts';
import { cartAnswer, reads, startServerCart } from '../../testing/startServerCart.ts';
import { pass, useFakeTimers } from '../../testing/useFakeTimers.ts';
import { quietPeriod } from '../cart/cartRefetch.ts';
import { keepUpgradedOrder } from '../cart/upgrade/keepUpgradedOrder.ts';
import type { PageData } from '../page/pageData.ts';
import { loginAddress } from '../routing/loginAddress.ts';
import { notYetCommands } from './notYet.ts';
import { signOnCommands } from './signOnCommands.ts';

const products = [productFor({ id: 'weekend' })];
const noor = userSchema.parse({ id: 'noor', profile: { givenName: 'Noor' } });

const start = ({
  page: values,
  place = '/zomer/tickets?a=1#cf',
}: {
  page?: Partial<PageData>;
  place?: string;
} = {}) => {
  const { api, store, writer, report, notifyTabs } = startServerCart(null, { products, ...values });
  const [leave, showToast] = [jest.fn(), jest.fn()];
  const commands = signOnCommands({
    store,
    http: api.http,
    writer,
    overlays: { showToast },
    hostText: (key) => key,
    place: () => place,
    leave,
    report,
    notYet: notYetCommands(report),
  });
  return { api, store, writer, notifyTabs, leave, showToast, report, commands };
};

const link = 'https://sign-on.example/interaction/1';

test.each([
  ['logIn', 'POST /sign-on/login'],
  ['register', 'POST /sign-on/register'],
] as const)(
  '%s opens sign-on; the return address is the same page and names the cart and the order [SSO-02]',
  async (name, call) => {
    const config = configFor({ upgradableOrder: { skipTravel: false, skipBus: false, upgrades: [] } });
    const { api, store, leave, commands } = start({ page: { config, cart: cartFor({ weekend: 1 }, products) } });
    const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/zomer/tickets?orderId=o1&accessId=a1'] });
    keepUpgradedOrder({ store, router });
    // The address loses its query, but the page keeps the order.
    await router.navigate('/zomer/merchandise');
    const done = commands[name]();
    await settled();
    expect(api.last()).toMatchObject({
      name: call,
      body: { returnTo: '/zomer/tickets?a=1#cf', cartId: 'cart-1', orderId: 'o1', accessId: 'a1' },
    });
    expect(leave).not.toHaveBeenCalled();
    await api.last().answer({ data: { link } });
    expect(await done).toEqual({ ok: true, value: undefined });
    expect(leave.mock.calls).toEqual([[link]]);
  },
);

test('sign-on from the sign-in page returns to the page from which the visitor came [RTE-04]', async () => {
  const { api, commands } = start({ place: loginAddress('/zomer/merchandise') });
  void commands.logIn();
  await settled();
  expect(api.last().body).toEqual({ returnTo: '/zomer/merchandise' });
});

test('the id of a cart that the browser computes is not sent to sign-on', async () => {
  const config = configFor({ preregistration: true });
  const { api, commands } = start({ page: { config, cart: cartFor({ weekend: 1 }, products) } });
  void commands.logIn();
  await settled();
  expect(api.last().body).not.toHaveProperty('cartId');
});

test('if sign-on is unavailable, a toast says so, and the page stays [SSO-01]', async () => {
  const { api, leave, showToast, commands } = start();
  for (const name of ['logIn', 'register', 'editAccount'] as const) {
    const done = commands[name]();
    await settled();
    await api.last().answer({ error: { code: 'sign-on.away', message: '' } }, 503);
    expect(await done).toMatchObject({ ok: false, error: { code: 'sign-on.away' } });
  }
  const lost = commands.logIn();
  await settled();
  await api.last().lose();
  expect(await lost).toMatchObject({ ok: false });
  const toast = { title: 'signOn.away.title', text: 'signOn.away.text', tone: 'danger' };
  expect(showToast.mock.calls).toEqual(Array(4).fill([toast]));
  expect(leave).not.toHaveBeenCalled();
});

test('the account’s page returns to the visitor’s former page [SSO-02]', async () => {
  const { api, leave, commands } = start();
  void commands.editAccount();
  await settled();
  expect(api.last()).toMatchObject({ name: 'POST /sign-on/account', body: { returnTo: '/zomer/tickets?a=1#cf' } });
  await api.last().answer({ data: { link } });
  expect(leave.mock.calls).toEqual([[link]]);
});

test.each([
  ['where guests buy, the same page', {}, '/zomer/tickets?a=1#cf'],
  ['in a member sale the root', { membersale: true }, '/?a=1'],
  ['in a pre-registration the root', { preregistration: true }, '/?a=1'],
  ['in a travel sale the root', { travelsale: true }, '/?a=1'],
  ['where login is required the root', { loginRequired: true }, '/?a=1'],
  ['where a membership is required the root', { membershipRequired: true }, '/?a=1'],
])('logging out returns to the shop and keeps the query: %s [SSO-04, RTE-02]', async (_, values, returnTo) => {
  const { api, leave, commands } = start({ page: { config: configFor(values), user: noor } });
  void commands.logOut();
  await settled();
  expect(api.last()).toMatchObject({ name: 'POST /sign-on/logout', body: { returnTo } });
  await api.last().answer({ data: { link } });
  expect(leave.mock.calls).toEqual([[link]]);
});

test('if logging out fails, a message reports it, and the page stays', async () => {
  const { api, leave, showToast, commands } = start({ page: { user: noor } });
  const done = commands.logOut();
  await settled();
  await api.last().answer({ error: { code: 'sign-on.away', message: '' } }, 503);
  expect(await done).toMatchObject({ ok: false });
  expect(showToast).toHaveBeenCalledWith({
    title: 'signOn.stillIn.title',
    text: 'signOn.stillIn.text',
    tone: 'danger',
  });
  expect(leave).not.toHaveBeenCalled();
});

describe('the cart of an account that logs out of a shop for accounts [SSO-04]', () => {
  beforeEach(useFakeTimers);
  afterEach(() => jest.useRealTimers());

  const startWithFetchDue = async (values: Parameters<typeof configFor>[0]) => {
    const cart = cartFor({ weekend: 1 }, products);
    const shop = start({ page: { config: configFor(values), user: noor, cart } });
    // The next fetch is planned, as after each press.
    void shop.writer.setQuantity('weekend', 2);
    await settled();
    await shop.api.last().answer(cartAnswer({ weekend: 2 }));
    const done = shop.commands.logOut();
    await settled();
    return { ...shop, done };
  };

  test('the cart is no longer fetched, and other tabs forget it too', async () => {
    const { api, store, notifyTabs, leave, done } = await startWithFetchDue({ loginRequired: true });
    await pass(quietPeriod);
    await api.last().answer({ data: { link } });
    expect(await done).toMatchObject({ ok: true });
    await pass(60_000);
    expect(api.names()).not.toContain(reads);
    expect(store.get(primitives.cart)).toBeNull();
    expect(notifyTabs).toHaveBeenCalledWith({ kind: 'forgotten', cartId: 'cart-1' });
    expect(leave.mock.calls).toEqual([[link]]);
  });

  test('the cart stays if the account could not be logged out, and is then fetched', async () => {
    const { api, store, done } = await startWithFetchDue({ loginRequired: true });
    await api.last().answer({ error: { code: 'sign-on.away', message: '' } }, 503);
    expect(await done).toMatchObject({ ok: false });
    await pass(quietPeriod);
    expect(api.names()).toContain(reads);
    expect(store.get(primitives.cart)?.products).toEqual({ weekend: 2 });
  });

  test('the cart stays in a shop for guests', async () => {
    const { api, store, done } = await startWithFetchDue({});
    await api.last().answer({ data: { link } });
    expect(await done).toMatchObject({ ok: true });
    expect(store.get(primitives.cart)?.products).toEqual({ weekend: 2 });
  });
});

test('the membership is read again, and the page’s user has it at once [SSO-02]', async () => {
  const { api, store, commands } = start({ page: { user: noor } });
  const done = commands.readMembership();
  await settled();
  expect(api.last().name).toBe('GET /members/membership');
  await api.last().answer({ data: { level: 2, status: 'active' } });
  expect(await done).toEqual({ ok: true, value: { level: 2, status: 'active' } });
  expect(store.get(primitives.user)).toEqual({ ...noor, membership: { level: 2, status: 'active' } });
});

test('if a membership can’t be read, nothing changes', async () => {
  const { api, store, commands } = start({ page: { user: noor } });
  const done = commands.readMembership();
  await settled();
  await api.last().answer({ error: { code: 'account.unauthorized', message: '' } }, 401);
  expect(await done).toMatchObject({ ok: false, error: { status: 401 } });
  expect(store.get(primitives.user)).toEqual(noor);
});

test('an answer that breaks the contract is a failure and is reported to operators [ERR-04]', async () => {
  const { api, report, leave, commands } = start();
  const done = commands.logIn();
  await settled();
  await api.last().answer({ data: 'sure' });
  expect(await done).toMatchObject({ ok: false, error: { code: 'unexpected' } });
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ kind: 'signOn.notStarted' }));
  expect(leave).not.toHaveBeenCalled();
});
