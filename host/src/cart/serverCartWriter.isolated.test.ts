import { cartFor } from '@festival/remote-kit/testing/shopFixtures';
import { failure, success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { isTermsAcceptedAtom, shopUpdateStateAtom, totalsAtom } from '@festival/shared-contracts/state/shopState';
import { settled } from '../../testing/fakeShopApi.ts';
import { cartAnswer, products, reads, startServerCart, writes } from '../../testing/startServerCart.ts';
import { pass, useFakeTimers } from '../../testing/useFakeTimers.ts';
import { quietPeriod } from './cartRefetch.ts';

beforeEach(useFakeTimers);
afterEach(() => jest.useRealTimers());

test('a requested quantity shows at once, and is then replaced by the answer’s quantity [BYD-05]', async () => {
  const { store, api, writer, shown } = startServerCart();
  const done = writer.setQuantity('weekend', 2);
  expect(shown('weekend')).toBe(2);
  expect(store.get(totalsAtom).total).toBe(29000);
  await settled();
  expect(api.last()).toMatchObject({ name: writes, body: { productId: 'weekend', quantity: 2 } });
  await api.last().answer(cartAnswer({ weekend: 2 }));
  expect(await done).toMatchObject({ ok: true });
  expect(store.get(primitives.pendingQuantities)).toEqual({});
  expect(shown('weekend')).toBe(2);
});

test('writes run one at a time and in order; after the last of them the cart is fetched once [CNT-04]', async () => {
  const { store, api, writer, shown } = startServerCart();
  void writer.setQuantity('weekend', 1);
  void writer.setQuantity('bus', 1);
  await settled();
  expect(api.names()).toEqual([writes]);
  await api.last().answer(cartAnswer({ weekend: 1 }));
  expect(api.names()).toEqual([writes, writes]);
  expect(shown('bus')).toBe(1);
  await api.last().answer(cartAnswer({ weekend: 1, bus: 1 }));
  await pass(quietPeriod);
  expect(api.names()).toEqual([writes, writes, reads]);
  await api.last().answer(cartAnswer({ weekend: 1, bus: 2 }));
  expect(store.get(primitives.cart)?.products).toEqual({ weekend: 1, bus: 2 });
  await pass(60_000);
  expect(api.names()).toHaveLength(3);
});

test('on a slow connection five quick presses cause two writes and one fetch, and the last number shows at once [CNT-04, BYD-05]', async () => {
  const { api, writer, shown } = startServerCart();
  for (let press = 1; press <= 5; press += 1) {
    void writer.setQuantity('weekend', press);
    expect(shown('weekend')).toBe(press);
    await pass(100);
  }
  await api.last().answer(cartAnswer({ weekend: 1 }));
  expect(shown('weekend')).toBe(5);
  expect(api.last().body).toEqual({ productId: 'weekend', quantity: 5 });
  await api.last().answer(cartAnswer({ weekend: 5 }));
  await pass(quietPeriod);
  expect(api.names()).toEqual([writes, writes, reads]);
});

test('on a fast connection quick presses also cause only one fetch, after the last of them [CNT-04]', async () => {
  const { api, writer } = startServerCart();
  for (let press = 1; press <= 5; press += 1) {
    void writer.setQuantity('weekend', press);
    await settled();
    await api.last().answer(cartAnswer({ weekend: press }));
    await pass(quietPeriod - 1);
  }
  await pass(1);
  expect(api.names()).toEqual([...Array<string>(5).fill(writes), reads]);
});

test('a press during a fetch of the cart does not wait for the answer, and a late answer is dropped [CNT-04]', async () => {
  const { store, api, writer, shown } = startServerCart();
  writer.refetch();
  await settled();
  void writer.setQuantity('weekend', 3);
  await settled();
  expect(api.names()).toEqual([reads, writes]);
  await api.calls[1]?.answer(cartAnswer({ weekend: 3 }));
  await api.calls[0]?.answer(cartAnswer({}));
  expect(shown('weekend')).toBe(3);
  expect(store.get(primitives.cart)?.products).toEqual({ weekend: 3 });
  await pass(quietPeriod);
  expect(api.names()).toEqual([reads, writes, reads]);
});

test('if several quantities are requested during a write, only the last one is sent [BYD-05]', async () => {
  const { api, writer, shown } = startServerCart();
  void writer.setQuantity('weekend', 1);
  await settled();
  const second = writer.setQuantity('weekend', 2);
  const third = writer.setQuantity('weekend', 3);
  await api.last().answer(cartAnswer({ weekend: 1 }));
  expect(shown('weekend')).toBe(3);
  expect(api.last().body).toEqual({ productId: 'weekend', quantity: 3 });
  await api.last().answer(cartAnswer({ weekend: 3 }));
  expect(await Promise.all([second, third])).toEqual([{ ok: true }, { ok: true }].map(expect.objectContaining));
  expect(api.names().filter((name) => name === writes)).toHaveLength(2);
});

test('a press that follows another call gets its own write; the write before that call stays as it was [CNT-04]', async () => {
  const { api, writer, shown } = startServerCart();
  void writer.setQuantity('bus', 1);
  await settled();
  void writer.setQuantity('weekend', 1);
  const other = writer.inOrder(async () => ({ ok: true, value: shown('weekend') }));
  void writer.setQuantity('weekend', 2);
  await api.last().answer(cartAnswer({ bus: 1 }));
  expect(api.last().body).toEqual({ productId: 'weekend', quantity: 1 });
  await api.last().answer(cartAnswer({ bus: 1, weekend: 1 }));
  expect(await other).toMatchObject({ ok: true });
  expect(api.last().body).toEqual({ productId: 'weekend', quantity: 2 });
  expect(shown('weekend')).toBe(2);
});

test('a press during a write keeps the quantity pending, and a failure of the older press opens no modal [BYD-05]', async () => {
  const { api, openModal, report, writer, shown, itemState } = startServerCart();
  void writer.setQuantity('weekend', 1);
  await settled();
  void writer.setQuantity('weekend', 2);
  await api.last().lose();
  expect([shown('weekend'), itemState('weekend')]).toEqual([2, 'updating']);
  expect(openModal).not.toHaveBeenCalled();
  expect(report).toHaveBeenCalledTimes(1);
  await api.last().answer(cartAnswer({ weekend: 2 }));
  expect([shown('weekend'), itemState('weekend')]).toEqual([2, 'added']);
});

test('a retry after a lost answer sends the same quantity again, in the same page [ERR-02]', async () => {
  const { api, openModal, writer, shown } = startServerCart({ weekend: 1 });
  openModal.mockResolvedValueOnce('confirm');
  void writer.setQuantity('weekend', 3);
  await settled();
  await api.last().lose();
  expect(openModal).toHaveBeenCalledTimes(1);
  expect(shown('weekend')).toBe(3);
  expect(api.last()).toMatchObject({ name: writes, body: { productId: 'weekend', quantity: 3 } });
  await api.last().answer(cartAnswer({ weekend: 3 }));
  expect(shown('weekend')).toBe(3);
});

test('after a failed write the page shows the last server state, and fetches the cart at once [CNT-06]', async () => {
  const { store, api, writer, shown, itemState } = startServerCart({ weekend: 1 });
  const done = writer.setQuantity('weekend', 4);
  await settled();
  await api.last().lose();
  expect(shown('weekend')).toBe(1);
  expect(store.get(totalsAtom).total).toBe(14500);
  expect(await done).toMatchObject({ ok: false, error: { status: 0 } });
  expect(itemState('weekend')).toBe('error');
  expect(api.last().name).toBe(reads);
  await api.last().answer(cartAnswer({ weekend: 4 }));
  expect(shown('weekend')).toBe(4);
});

test('if later presses wait and also fail, the page shows the last server state [CNT-06]', async () => {
  const { api, writer, shown } = startServerCart({ weekend: 1 });
  void writer.setQuantity('weekend', 2);
  await settled();
  void writer.setQuantity('bus', 1);
  void writer.setQuantity('weekend', 3);
  await api.last().lose();
  expect([shown('weekend'), shown('bus')]).toEqual([3, 1]);
  await api.last().answer(cartAnswer({ weekend: 1, bus: 1 }));
  expect([shown('weekend'), shown('bus')]).toEqual([3, 1]);
  await api.last().lose();
  expect([shown('weekend'), shown('bus')]).toEqual([1, 1]);
});

test('the update state is set during a write, and empty after success and after failure', async () => {
  const { store, api, writer } = startServerCart();
  void writer.setQuantity('weekend', 1);
  expect(store.get(shopUpdateStateAtom)).toBe('updating');
  await settled();
  await api.last().answer(cartAnswer({ weekend: 1 }));
  expect(store.get(shopUpdateStateAtom)).toBe('');
  void writer.setQuantity('weekend', 2);
  await settled();
  expect(store.get(shopUpdateStateAtom)).toBe('updating');
  await api.last().lose();
  expect(store.get(shopUpdateStateAtom)).toBe('');
});

const soldOut = { error: { code: 'product.sold_out', message: 'product.sold_out' } };

test.each([
  ['in `data`', { data: soldOut }],
  ['as the whole body', soldOut],
])(
  'a refusal with status 200, %s, opens the catalogue’s modal, for example 5000 for sold out [API-03, API-12, ERR-06]',
  async (_, answer) => {
    const { api, openModal, writer, shown } = startServerCart();
    const done = writer.setQuantity('weekend', 2);
    await settled();
    await api.last().answer(answer);
    expect(await done).toMatchObject({ ok: false, error: { code: 'product.sold_out' } });
    expect(openModal).toHaveBeenCalledWith(5000, expect.anything());
    expect(shown('weekend')).toBe(0);
    expect(api.names()).toContain('GET /shopping/products');
  },
);

test('if fewer are left than requested, a modal offers the remaining quantity, and accepting it writes that quantity [BSK-08]', async () => {
  const { api, openModal, writer } = startServerCart();
  const refuse = () =>
    api
      .last()
      .answer({ data: { error: { code: 'product.sold_out', message: 'product.sold_out', values: { left: 6 } } } });
  openModal.mockResolvedValueOnce('cancel').mockResolvedValueOnce('confirm');
  void writer.setQuantity('weekend', 8);
  await settled();
  await refuse();
  await settled();
  expect(openModal).toHaveBeenLastCalledWith(6008, { values: { left: 6 } });
  expect(api.names().filter((name) => name === writes)).toHaveLength(1);
  void writer.setQuantity('weekend', 8);
  await settled();
  await refuse();
  await settled();
  expect(api.last().body).toEqual({ productId: 'weekend', quantity: 6 });
});

test('a refusal without a row opens 8000 with the refusal’s message; a failure without a message opens the general text with the cart’s id [ERR-02]', async () => {
  const { api, openModal, writer } = startServerCart();
  void writer.setQuantity('weekend', 2);
  await settled();
  const refusal = { code: 'validation.product.minimum', message: 'From 4.' };
  await api.last().answer({ error: { ...refusal, values: { minimum: 4 } } }, 422);
  expect(openModal).toHaveBeenLastCalledWith(8000, { refusal, values: { minimum: 4 } });
  void writer.setQuantity('weekend', 3);
  await settled();
  await api.last().lose();
  expect(openModal).toHaveBeenLastCalledWith(6011, { message: 'Try again.', values: { cartId: 'cart-1' } });
});

test('the first product opens a cart, and its time starts the countdown [CNT-01]', async () => {
  const { store, api, writer } = startServerCart(null);
  void writer.setQuantity('weekend', 1);
  await settled();
  expect(api.last().name).toBe('POST /shopping/carts');
  await api.last().answer(cartAnswer({}), 201);
  expect(api.last().name).toBe(writes);
  await api.last().answer(cartAnswer({ weekend: 1 }, { timeout: 600 }));
  expect(store.get(primitives.cartDeadline)).toBe(1_600_000);
});

test('presses made while the first cart is being opened are sent in its first write [BYD-05]', async () => {
  const { api, writer } = startServerCart(null);
  for (const quantity of [1, 2, 3]) {
    void writer.setQuantity('weekend', quantity);
    await settled();
  }
  await api.last().answer(cartAnswer({}), 201);
  expect(api.last().body).toEqual({ productId: 'weekend', quantity: 3 });
  await api.last().answer(cartAnswer({ weekend: 3 }));
  await pass(quietPeriod);
  expect(api.names()).toEqual(['POST /shopping/carts', writes, reads]);
});

test('after a paid cart, the next choice opens a new cart without earlier choices', async () => {
  const { store, api, writer, shown } = startServerCart();
  store.set(primitives.cart, cartFor({ weekend: 1 }, products, { status: 'confirmed' }));
  store.set(primitives.pendingChoices, { termsVersion: '1' });
  void writer.setQuantity('weekend', 1);
  await settled();
  expect(api.last().name).toBe('POST /shopping/carts');
  await api.last().answer(cartAnswer({}, { id: 'cart-2' }), 201);
  expect(store.get(isTermsAcceptedAtom)).toBe(false);
  expect(shown('weekend')).toBe(1);
  expect(api.last().name).toBe('PUT /shopping/carts/cart-2/products');
});

test('the cart’s quantities are subtracted from the shown stock', async () => {
  const { store, api, writer } = startServerCart();
  const left = () => store.get(primitives.products).find(({ id }) => id === 'weekend')?.stock;
  void writer.setQuantity('weekend', 4);
  await settled();
  await api.last().answer(cartAnswer({ weekend: 4 }));
  expect(left()).toBe(6);
  writer.forget();
  expect(left()).toBe(10);
});

test('an empty cart that has expired is replaced without a message', async () => {
  const { api, openModal, writer } = startServerCart();
  const done = writer.setQuantity('weekend', 1);
  await settled();
  await api.last().answer({ error: { code: 'cart.expired', message: 'Over.' } }, 410);
  expect(api.last().name).toBe('POST /shopping/carts');
  await api.last().answer(cartAnswer({}, { id: 'cart-2' }), 201);
  expect(api.last().name).toBe('PUT /shopping/carts/cart-2/products');
  await api.last().answer(cartAnswer({ weekend: 1 }, { id: 'cart-2' }));
  expect(await done).toMatchObject({ ok: true });
  expect(openModal).not.toHaveBeenCalled();
});

test('a cart with contents that has expired on the server also expires in the page [CNT-02]', async () => {
  const { store, api, writer } = startServerCart({ weekend: 1 });
  void writer.setQuantity('weekend', 2);
  await settled();
  await api.last().answer({ data: { error: { code: 'cart.expired', message: 'Over.' } } });
  expect(store.get(primitives.cartDeadline)).toBe(store.get(primitives.serverNow));
});

test('an answer about a forgotten cart is dropped [CNT-04]', async () => {
  const { store, api, writer } = startServerCart({ weekend: 1 });
  void writer.setQuantity('weekend', 2);
  await settled();
  writer.forget();
  await api.last().answer(cartAnswer({ weekend: 2 }));
  expect(store.get(primitives.cart)).toBeNull();
});

test('a write that waits for a forgotten cart is not sent to another cart', async () => {
  const { store, api, writer, shown } = startServerCart({ weekend: 1 });
  void writer.setQuantity('weekend', 2);
  await settled();
  const later = writer.setQuantity('bus', 1);
  writer.forget();
  await api.last().answer(cartAnswer({ weekend: 2 }));
  expect(await later).toMatchObject({ ok: false });
  await pass(60_000);
  expect(api.names()).toEqual([writes]);
  expect([store.get(shopUpdateStateAtom), shown('bus')]).toEqual(['', 0]);
});

test('an answer that breaks the contract is reported to operators, and the former state is restored [CNT-06]', async () => {
  const { store, api, report, writer, shown } = startServerCart();
  const done = writer.setQuantity('weekend', 2);
  await settled();
  await api.last().answer({ data: { id: 7 } });
  expect(await done).toMatchObject({ ok: false });
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ kind: 'cart.failed' }));
  expect(shown('weekend')).toBe(0);
  expect(store.get(shopUpdateStateAtom)).toBe('');
});

test('every failed call is reported with the ids of the cart and the request', async () => {
  const { api, report, writer } = startServerCart({ weekend: 1 });
  const messages = () => report.mock.calls.map(([{ kind, message }]) => `${kind}: ${message}`);
  writer.refetch();
  await settled();
  await api.last().answer({ error: { code: 'busy', message: 'Later.' } }, 503);
  expect(messages()).toEqual(['cart.unread: busy 503 r1 cart cart-1']);
  void writer.setQuantity('weekend', 2);
  await settled();
  await api.last().answer({ error: { code: 'validation.product.minimum', message: 'From 4.' } }, 422);
  expect(messages()[1]).toBe('cart.refused: validation.product.minimum 422 r1 cart cart-1');
  await api.last().answer({ data: { id: 7 } });
  expect(messages()[2]).toMatch(/^cart\.failed: r1 cart cart-1: The answer of GET/);
});

test('any other call that changes the cart, or that pays, returns its failure to the caller, and the failure is reported [ERR-04, ERR-05]', async () => {
  const { store, report, writer } = startServerCart({ weekend: 1 });
  const refusal = failure({ code: 'voucher.used', message: 'voucher.used', status: 409, requestId: 'r7' });
  const before = store.get(primitives.cart);
  expect(await writer.change(async () => refusal)).toEqual(refusal);
  expect(await writer.inOrder(async () => refusal)).toEqual(refusal);
  expect(store.get(primitives.cart)).toBe(before);
  const told = { kind: 'cart.refused', message: 'voucher.used 409 r7 cart cart-1' };
  expect(report.mock.calls).toEqual([[told], [told]]);
  const none = failure({ code: 'order.not_found', message: '', status: 404 });
  expect(await writer.inOrder(async () => none)).toEqual(none);
  expect(report).toHaveBeenCalledTimes(2);
});

test('the cart in another call’s answer is shown, and the cart is fetched once afterwards [CNT-04]', async () => {
  const { store, api, writer } = startServerCart({ weekend: 1 });
  const answer = success({ data: cartFor({ weekend: 1 }, products, { timeout: 5 }) });
  expect(await writer.change(async () => answer)).toMatchObject({ ok: true });
  expect(store.get(primitives.cart)?.timeout).toBe(5);
  await pass(quietPeriod);
  expect(api.names()).toEqual([reads]);
});

test('a press while the order is being paid opens the basket with the ways to finish and to cancel, and shows no error [ERR-06, OVL-02]', async () => {
  const { api, openModal, openBasket, writer, shown, itemState } = startServerCart({ weekend: 1 });
  void writer.setQuantity('weekend', 2);
  await settled();
  await api.last().answer({ error: { code: 'cart.in_payment', message: 'cart.in_payment' } }, 409);
  await settled();
  expect(openBasket).toHaveBeenCalledTimes(1);
  expect(openModal).not.toHaveBeenCalled();
  expect(itemState('weekend')).toBeUndefined();
  expect(shown('weekend')).toBe(1);
});

test('if a browser keeps no cookie, a press says so instead of disappearing [ERR-04]', async () => {
  const { api, openModal, explainNoCookie, writer, shown } = startServerCart(null);
  const done = writer.setQuantity('weekend', 1);
  const gone = { error: { code: 'cart.not_found', message: 'cart.not_found' } };
  for (let opened = 0; opened < 2; opened += 1) {
    await settled();
    await api.last().answer(cartAnswer({}), 201);
    await settled();
    await api.last().answer(gone, 404);
  }
  expect(await done).toMatchObject({ ok: false, error: { code: 'cart.not_kept' } });
  expect(explainNoCookie).toHaveBeenCalledTimes(1);
  expect(openModal).not.toHaveBeenCalled();
  expect(shown('weekend')).toBe(0);
});
