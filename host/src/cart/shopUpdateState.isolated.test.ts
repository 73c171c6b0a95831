import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { isUpdatingAtom, shopUpdateStateAtom } from '@festival/shared-contracts/state/shopState';
import { settled } from '../../testing/fakeShopApi.ts';
import { filledForm } from '../../testing/filledForm.ts';
import { cartAnswer, startServerCart } from '../../testing/startServerCart.ts';
import { useFakeTimers } from '../../testing/useFakeTimers.ts';
import { cartCommands } from '../commands/cartCommands.ts';
import { checkoutCommands } from '../commands/checkoutCommands.ts';
import { shippingCommands } from '../commands/shippingCommands.ts';
import { travelCommands } from '../commands/travelCommands.ts';
import { wishlistCommands } from '../commands/wishlistCommands.ts';
import { loadCartCalls } from './cartClient.ts';

beforeEach(useFakeTimers);
afterEach(() => jest.useRealTimers());

const start = () => {
  const server = startServerCart({ weekend: 2, bus: 1 }, { config: configFor({ apiTravelId: 'stays' }) });
  const shop = { ...server, http: server.api.http };
  const travel = travelCommands(shop);
  const shipping = shippingCommands(shop);
  const cart = cartCommands(shop);
  const overlays = { showPopup: jest.fn() };
  const wishlist = wishlistCommands({ ...shop, overlays, origin: 'https://shop.test' });
  const checkout = checkoutCommands({
    ...shop,
    navigation: { go: jest.fn() },
    placedCart: () => null,
    forgetVisit: async () => {},
    origin: 'https://shop.test',
  });
  const state = () => [shop.store.get(shopUpdateStateAtom), shop.store.get(isUpdatingAtom)];
  return { ...shop, travel, shipping, cart, wishlist, checkout, state };
};

test.each(['answer', 'refuse', 'lose'] as const)(
  'the shop is updating during a write to the cart, and idle again after it: %s [CNT-05]',
  async (end) => {
    const { api, writer, state } = start();
    expect(state()).toEqual(['', false]);
    const done = writer.setQuantity('bus', 2);
    await settled();
    expect(state()).toEqual(['updating', true]);
    if (end === 'answer') await api.last().answer(cartAnswer({ weekend: 2, bus: 2 }));
    else if (end === 'lose') await api.last().lose();
    else await api.last().answer({ data: { error: { code: 'product.sold_out', message: 'product.sold_out' } } });
    await done;
    expect(state()).toEqual(['', false]);
  },
);

const answered = cartAnswer({ weekend: 2, bus: 2 });

test.each<[string, (shop: ReturnType<typeof start>) => Promise<unknown>, RegExp, object]>([
  ['a voucher', ({ checkout }) => checkout.applyVoucher('SUMMER'), /voucher/, answered],
  ['a country', ({ shipping }) => shipping.setCountry('NL'), /shipping/, answered],
  ['the terms', ({ cart }) => cart.acceptTerms(true), /terms$/, answered],
  ['the form', ({ checkout }) => checkout.submitForm(filledForm), /^PUT .*cart-1$/, answered],
  ['a wishlist', ({ wishlist }) => wishlist.fillCart(), /wishlist$/, { data: { cart: answered.data, refused: [] } }],
])(
  'the shop is updating during a write of %s, even after a quantity has its answer [CNT-05]',
  async (_, write, name, answer) => {
    await loadCartCalls();
    const shop = start();
    const quantity = shop.writer.setQuantity('bus', 2);
    const done = write(shop);
    await settled();
    expect(shop.state()).toEqual(['updating', true]);
    await shop.api.last().answer(answered);
    await quantity;
    expect(shop.api.last().name).toMatch(name);
    expect(shop.state()).toEqual(['updating', true]);
    await shop.api.last().answer(answer);
    await done;
    expect(shop.state()).toEqual(['', false]);
  },
);

test('the removal of a stay is announced while it runs, even if other writes end before it [CNT-05]', async () => {
  const { api, writer, travel, state, openModal } = start();
  openModal.mockResolvedValueOnce('confirm');
  const quantity = writer.setQuantity('bus', 2);
  const done = travel.removeStay();
  await settled();
  expect(state()).toEqual(['update.travel', true]);
  await api.last().answer(cartAnswer({ weekend: 2, bus: 2 }));
  await quantity;
  expect(state()).toEqual(['update.travel', true]);
  await api.last().answer(cartAnswer({ weekend: 2 }));
  await done;
  expect(state()).toEqual(['', false]);
});

test.each(['answer', 'lose'] as const)(
  'while the travel cart is being deleted, the state is update.travel, and empty afterwards: %s [CNT-05]',
  async (end) => {
    const { api, travel, state, openModal } = start();
    openModal.mockResolvedValueOnce('confirm');
    const done = travel.removeStay();
    await settled();
    expect(openModal).toHaveBeenCalledWith(6001, { values: undefined });
    expect(api.last().name).toMatch(/^DELETE \/shopping\/carts\/cart-1\/products\/hotel\//);
    expect(state()).toEqual(['update.travel', true]);
    if (end === 'answer') await api.last().answer(cartAnswer({ weekend: 2 }));
    else await api.last().lose();
    await done;
    expect(state()).toEqual(['', false]);
  },
);

test('a stay stays in the cart if the shopper declines its removal [CNT-05]', async () => {
  const { api, travel, state } = start();
  expect(await travel.removeStay()).toMatchObject({ ok: false });
  expect([api.names(), state()]).toEqual([[], ['', false]]);
});
