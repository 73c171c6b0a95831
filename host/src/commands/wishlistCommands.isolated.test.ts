import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { type User, userSchema } from '@festival/shared-contracts/user/user';
import { settled } from '../../testing/fakeShopApi.ts';
import { cartAnswer, startServerCart } from '../../testing/startServerCart.ts';
import { pass, useFakeTimers } from '../../testing/useFakeTimers.ts';
import { wishlistCommands } from './wishlistCommands.ts';

beforeEach(useFakeTimers);
afterEach(() => jest.useRealTimers());

const noor = userSchema.parse({ id: 'noor', profile: { givenName: 'Noor' } });
const registered = (values: object = {}): User =>
  userSchema.parse({
    id: 'noor',
    profile: {},
    wishlist: { products: { weekend: 1 }, preferences: { arrivesBy: 'bus' }, ...values },
    preregistration: { key: '', registeredAt: '2026-11-01T10:00:00Z' },
  });

interface Setting {
  user?: User | null;
  /** The shop's sale variant. */
  flags?: object;
  held?: Record<string, number> | null;
}

const start = ({ user = noor, flags = { preregistration: true }, held = { weekend: 2 } }: Setting = {}) => {
  const shop = startServerCart(held, { user, config: configFor(flags) });
  const showPopup = jest.fn();
  const commands = wishlistCommands({
    ...shop,
    http: shop.api.http,
    overlays: { showPopup },
    origin: 'https://shop.test',
  });
  shop.store.set(primitives.cartHasUnsavedChanges, true);
  return { ...shop, commands, showPopup, state: () => shop.store.get(primitives.wishlistSave) };
};
const saved = (values: object = {}) => ({
  data: { products: { weekend: 2 }, year: 2027, registeredAt: '2026-11-22T10:00:00Z', verifier: 'v', ...values },
});
const put = 'PUT /members/wishlists/zomer-2027';

test('saving changes the state from notSaved to saving, for at least 1 s, and then to saved; it sends products, stay and year, and opens 4001 over the panel [WSH-02]', async () => {
  const { api, commands, store, openModal, state } = start();
  store.set(primitives.checkoutView, 'basket');
  const done = commands.save();
  await settled();
  expect(api.last().name).toBe(put);
  expect(api.last().body).toEqual({
    year: 2027,
    products: { weekend: 2 },
    travelCart: null,
    preferences: {},
    isMemberSaleUsed: false,
  });
  await api.last().answer(saved());
  expect(state()).toBe('saving');
  await pass(999);
  expect(state()).toBe('saving');
  await pass(1);
  expect(await done).toMatchObject({ ok: true });
  expect([state(), store.get(primitives.cartHasUnsavedChanges)]).toEqual(['saved', false]);
  expect(store.get(primitives.user)).toMatchObject({
    wishlist: { products: { weekend: 2 } },
    preregistration: { registeredAt: '2026-11-22T10:00:00Z' },
  });
  expect(store.get(primitives.user)?.wishlist).not.toHaveProperty('verifier');
  expect(openModal.mock.calls).toEqual([[4001]]);
});

test('changes made during a save stay unsaved [WSH-02]', async () => {
  const { api, commands, store, state } = start();
  const done = commands.save();
  await settled();
  store.set(primitives.cart, (cart) => cart && { ...cart, products: { weekend: 3 } });
  await api.last().answer(saved());
  await pass(1000);
  await done;
  expect([state(), store.get(primitives.cartHasUnsavedChanges)]).toEqual(['notSaved', true]);
});

test('if a save fails, a modal explains why and the changes stay unsaved; a guest is asked to log in (2000) [WSH-02]', async () => {
  const { api, commands, store, openModal, state } = start();
  const done = commands.save();
  await settled();
  await api.last().answer({ error: { code: 'registration.closed', message: '' } }, 409);
  await pass(1000);
  expect(await done).toMatchObject({ ok: false, error: { code: 'registration.closed' } });
  expect(openModal.mock.calls).toEqual([[3002, expect.anything()]]);
  expect([state(), store.get(primitives.cartHasUnsavedChanges)]).toEqual(['notSaved', true]);
  const guest = start({ user: null });
  expect(await guest.commands.save()).toMatchObject({ ok: false });
  expect([guest.openModal.mock.calls, guest.api.calls]).toEqual([[[2000]], []]);
});

test('the link of the saved wishlist is an address in this shop with the account’s verifier; a guest has no link [WSH-03]', async () => {
  const { api, commands, store } = start({ user: registered() });
  const done = commands.readLink();
  await settled();
  expect(api.last().name).toBe('GET /members/wishlists/zomer-2027');
  await api.last().answer(saved());
  const slug = store.get(primitives.config)?.slug;
  const query = 'getwishlist=1&hash=v&eventid=zomer-2027&uid=noor';
  expect(await done).toEqual({ ok: true, value: `https://shop.test/${slug}?${query}` });
  const failed = commands.readLink();
  await settled();
  await api.last().answer({ error: { code: 'wishlist.not_found', message: '' } }, 404);
  expect(await failed).toMatchObject({ ok: false });
  expect(await start({ user: null }).commands.readLink()).toMatchObject({ ok: false });
});

test('a change of a registration asks first (6000), and keeps the rest of the saved wishlist [WSH-05]', async () => {
  const { api, commands, openModal } = start({ user: registered({ isMemberSaleUsed: true }) });
  openModal.mockResolvedValueOnce('cancel');
  expect(await commands.register({ persons: 3 })).toMatchObject({ ok: false });
  expect([openModal.mock.calls, api.calls]).toEqual([[[6000]], []]);
  openModal.mockResolvedValueOnce('confirm');
  void commands.register({ persons: 3 });
  await settled();
  expect(api.last().body).toMatchObject({
    products: { weekend: 2 },
    preferences: { persons: 3 },
    isMemberSaleUsed: true,
  });
});

test('a first registration opens no question; saving the wishlist keeps the answers of the registration form [WSH-05]', async () => {
  const first = start();
  void first.commands.register({ arrivesBy: 'bus' });
  await settled();
  expect([first.api.names(), first.openModal.mock.calls]).toEqual([[put], []]);
  const later = start({ user: registered() });
  void later.commands.save();
  await settled();
  expect(later.api.last().body).toMatchObject({ preferences: {} });
});

test('the wishlist fills the cart, which is opened if needed, and the result lists the products that could not be added [WSH-04]', async () => {
  const { api, commands, store } = start({ user: registered(), flags: {}, held: null });
  const done = commands.fillCart();
  await settled();
  expect(api.last().name).toBe('POST /shopping/carts');
  await api.last().answer(cartAnswer({}));
  expect(api.last()).toMatchObject({ name: 'POST /shopping/carts/cart-1/wishlist', body: {} });
  const refused = [{ productId: 'bus', code: 'product.sold_out', alternatives: ['train'] }];
  await api.last().answer({ data: { cart: cartAnswer({ weekend: 1 }).data, refused } });
  expect(await done).toEqual({ ok: true, value: refused });
  expect(store.get(quantitiesAtom)).toEqual({ weekend: 1 });
});

test('only the named products are added; the wishlist then counts as used in that member sale, but not in another sale [WSH-04, WSH-06]', async () => {
  for (const [flags, isUsed] of [
    [{ membersale: true }, true],
    [{}, false],
  ] as const) {
    const { api, commands, store } = start({ user: registered(), flags, held: {} });
    const done = commands.fillCart({ weekend: 1 });
    await settled();
    expect(api.last().body).toEqual({ products: { weekend: 1 } });
    await api.last().answer({ data: { cart: cartAnswer({ weekend: 1 }).data, refused: [] } });
    await done;
    expect(store.get(primitives.user)?.wishlist?.isMemberSaleUsed).toBe(isUsed);
  }
});

test('if nothing could be added, the wishlist does not count as used [WSH-06]', async () => {
  const { api, commands, store } = start({ user: registered(), flags: { membersale: true }, held: {} });
  const done = commands.fillCart({ weekend: 1 });
  await settled();
  const refused = [{ productId: 'weekend', code: 'product.sold_out', alternatives: [] }];
  await api.last().answer({ data: { cart: cartAnswer({}).data, refused } });
  await done;
  expect(store.get(primitives.user)?.wishlist?.isMemberSaleUsed).toBe(false);
});

test('the wishlist of a link is read by event, user and verifier; if that fails, the failure is returned [WSH-03]', async () => {
  const { api, commands } = start({ user: null });
  const link = { eventId: 'e1', userId: 'noor', verifier: 'proof' };
  const read = commands.openLink(link);
  await settled();
  expect(api.last().name).toBe('GET /members/wishlists/e1/users/noor/proof');
  await api.last().answer({ data: { products: { weekend: 2 } } });
  expect(await read).toMatchObject({ ok: true, value: { products: { weekend: 2 } } });
  const wrong = commands.openLink(link);
  await settled();
  await api.last().answer({ error: { code: 'wishlist.not_found', message: '' } }, 404);
  expect(await wrong).toMatchObject({ ok: false, error: { status: 404 } });
});

test('the offer can be opened and closed by commands [HDR-01, OVL-04]', async () => {
  const { commands, showPopup } = start();
  await commands.openOffer();
  await commands.closeOffer();
  expect(showPopup.mock.calls).toEqual([
    ['fillCart', true],
    ['fillCart', false],
  ]);
});
