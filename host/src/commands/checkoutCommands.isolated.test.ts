import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { nothingChosen } from '@festival/shared-contracts/cart/nothingChosen';
import type { CheckoutRequest } from '@festival/shared-contracts/checkout/checkoutRequest';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { fakeShopApi, settled, type WaitingCall } from '../../testing/fakeShopApi.ts';
import { filledForm as form } from '../../testing/filledForm.ts';
import { pageFor } from '../../testing/pageFor.ts';
import { useFakeTimers } from '../../testing/useFakeTimers.ts';
import { wireCart } from '../../testing/wireCart.ts';
import { checkoutFactsAtom } from '../analytics/checkoutFacts.ts';
import { createPageStore } from '../app/createPageStore.ts';
import { serverCartWriter } from '../cart/serverCartWriter.ts';
import { checkoutCommands, refetchAfterPaymentStep } from './checkoutCommands.ts';

const products = [productFor({ id: 'weekend', price: 14500 })];
const cart = cartFor({ weekend: 1 }, products);

const start = (placed: string | null = null) => {
  let query = '?utm_source=mail&cartId=old';
  const page = pageFor({ language: 'en', serverNow: 0, config: configFor(), products, cart });
  const store = createPageStore(page, '/zomer/tickets');
  const api = fakeShopApi();
  const openModal = jest.fn(async (): Promise<'confirm' | 'cancel'> => 'cancel');
  const go = jest.fn();
  const leave = jest.fn();
  const forgetVisit = jest.fn(async () => {});
  const deps = {
    store,
    http: api.http,
    clock: { now: () => 0 },
    openModal,
    report: jest.fn(),
    notifyTabs: jest.fn(),
    search: () => query,
    leave,
    generalText: () => 'Try again.',
  };
  const writer = serverCartWriter(deps);
  const commands = checkoutCommands({
    ...deps,
    writer,
    navigation: { go },
    placedCart: () => placed,
    forgetVisit,
    origin: 'https://shop.example',
  });
  const at = (search: string) => {
    query = search;
  };
  return { store, api, openModal, go, leave, forgetVisit, commands, notifyTabs: deps.notifyTabs, at };
};

// A fetch that a write has planned must not run after the test.
beforeEach(useFakeTimers);
afterEach(() => jest.useRealTimers());

test('the form is sent with the language and the return address with the query, and opens the checkout with cart and provider [RTE-02, PAY-05]', async () => {
  const { api, commands, go } = start();
  const done = commands.submitForm(form);
  await settled();
  expect(api.last()).toMatchObject({
    name: 'PUT /shopping/carts/cart-1',
    body: {
      firstName: 'Noor',
      streetNumber: 7,
      phoneNumber: '+31612345678',
      language: 'en',
      redirectUri: 'https://shop.example/zomer/paymentstatus?utm_source=mail',
    },
  });
  await api.last().answer({ data: wireCart(cart) });
  expect(await done).toMatchObject({ ok: true });
  expect(go).toHaveBeenCalledWith('checkout?cartId=cart-1&provider=paylogic');
});

test('the chosen delivery method is sent with the form, if there is a choice', async () => {
  const { store, api, commands } = start();
  for (const shippingHandle of ['evening', null]) {
    store.set(primitives.cart, { ...cart, choices: { ...nothingChosen, shippingCountry: 'NL', shippingHandle } });
    void commands.submitForm(form);
    await settled();
    const { shopifyShippingMethod } = api.last().body as Partial<CheckoutRequest>;
    expect(shopifyShippingMethod).toBe(shippingHandle ?? undefined);
    await api.last().answer({ data: wireCart(cart) });
  }
});

test('after the payment step the cart is fetched again after 4 s [PAY-07]', async () => {
  const { api, commands } = start();
  void commands.submitForm(form);
  await settled();
  await api.last().answer({ data: wireCart(cart) });
  jest.advanceTimersByTime(refetchAfterPaymentStep - 1);
  await settled();
  expect(api.names()).toEqual(['PUT /shopping/carts/cart-1']);
  jest.advanceTimersByTime(1);
  await settled();
  expect(api.last().name).toBe('GET /shopping/carts/cart-1');
});

test.each([
  ['refused', (call: WaitingCall) => call.answer({ error: { code: 'checkout.invalid', message: '' } }, 422), 422],
  ['without an answer', (call: WaitingCall) => call.lose(), 0],
])(
  'if a form is %s, the command returns the failure, the form shows it, and the page stays [ERR-05]',
  async (_how, end, status) => {
    const { api, openModal, commands, go } = start();
    const done = commands.submitForm(form);
    await settled();
    await end(api.last());
    expect(await done).toMatchObject({ ok: false, error: { status } });
    expect(openModal).not.toHaveBeenCalled();
    expect(go).not.toHaveBeenCalled();
  },
);

test('an account’s maximum of orders is explained by 8001 [CHK-12]', async () => {
  const { api, openModal, commands } = start();
  void commands.submitForm(form);
  await settled();
  const error = { code: 'validation.max.orders.per.account', message: 'validation.max.orders.per.account' };
  await api.last().answer({ error }, 409);
  expect(openModal).toHaveBeenCalledWith(8001, { refusal: expect.objectContaining(error) });
});

const ordered = 'DELETE /shopping/carts/cart-1/orders';

test('cancelling an order asks first; if the shopper keeps the order, no request is sent [ERR-06]', async () => {
  const { api, openModal, commands } = start();
  expect(await commands.cancelOrder()).toMatchObject({ ok: false, error: { code: 'order.kept' } });
  expect(openModal).toHaveBeenCalledWith(6010);
  expect(api.calls).toEqual([]);
});

test('a confirmed cancellation ends the payment, and the cart can be changed again [ERR-06]', async () => {
  const { store, api, openModal, commands } = start();
  store.set(primitives.cart, { ...cart, status: 'in_payment' });
  openModal.mockResolvedValueOnce('confirm');
  const done = commands.cancelOrder();
  await settled();
  expect(api.last().name).toBe(ordered);
  await api.last().answer({ data: wireCart(cart) });
  expect(await done).toEqual({ ok: true, value: undefined });
  expect(store.get(primitives.cart)?.status).toBe('shopping');
});

test('a payment that is already being processed cannot be cancelled, and a modal explains this [ERR-06]', async () => {
  const { store, api, openModal, commands } = start();
  store.set(primitives.cart, { ...cart, status: 'in_payment' });
  openModal.mockResolvedValueOnce('confirm');
  void commands.cancelOrder();
  await settled();
  const refusal = { code: 'order.not_cancelable', message: 'order.not_cancelable' };
  await api.last().answer({ error: refusal }, 409);
  expect(openModal).toHaveBeenLastCalledWith(8000, { refusal, values: undefined });
  expect(store.get(primitives.cart)?.status).toBe('in_payment');
});

const placed = { data: { redirectUri: 'https://pay.example/p/1', reference: '123456789' } };

test('placing the order sends the shown total and the page’s language, and sends the browser to the provider [PAY-03, BYD-03, I18-01]', async () => {
  const { api, commands, leave, store } = start();
  store.set(primitives.language, 'es');
  const done = commands.placeOrder('ideal');
  await settled();
  expect(api.last()).toMatchObject({
    name: 'POST /shopping/carts/cart-1/orders',
    body: {
      paymentMethod: 'ideal',
      redirectUri: 'https://shop.example/zomer/paymentstatus?utm_source=mail',
      expectedTotal: 14500,
      language: 'es',
    },
  });
  await api.last().answer(placed);
  expect(await done).toMatchObject({ ok: true });
  expect(leave).toHaveBeenCalledWith('https://pay.example/p/1');
});

test('once the order is placed, and before the browser leaves, the address contains the cart, the order’s token, the provider and the query [PAY-05]', async () => {
  const { api, commands, go, leave } = start();
  const done = commands.placeOrder('ideal');
  await settled();
  expect(go).not.toHaveBeenCalled();
  await api.last().answer({ data: { ...placed.data, token: 'order-7' } });
  await done;
  expect(go.mock.calls).toEqual([['checkout?cartId=cart-1&token=order-7&provider=paylogic']]);
  expect(go.mock.invocationCallOrder[0]).toBeLessThan(leave.mock.invocationCallOrder[0] ?? 0);
});

test('an order without an answer is placed again with the same key, and a refused order with a new key [BYD-04]', async () => {
  const { store, api, commands } = start();
  const attempt = async (answer: (call: ReturnType<typeof api.last>) => Promise<void>) => {
    void commands.placeOrder('ideal');
    await settled();
    const call = api.last();
    await answer(call);
    if (api.last().name.startsWith('GET')) await api.last().answer({ data: wireCart(cart) });
    return call.headers['idempotency-key'];
  };
  const first = await attempt((call) => call.lose());
  const second = await attempt((call) => call.answer({ error: { code: 'x', message: 'No.' } }, 409));
  const third = await attempt((call) => call.answer(placed));
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(store.get(primitives.cart)?.id).toBe('cart-1');
});

test('a refused order is returned as a failure, and the browser stays on the site [PAY-03]', async () => {
  const { api, commands, leave } = start();
  const done = commands.placeOrder('ideal');
  await settled();
  await api.last().answer({ error: { code: 'payment.away', message: 'Later.' } }, 503);
  expect(await done).toMatchObject({ ok: false, error: { code: 'payment.away' } });
  expect(leave).not.toHaveBeenCalled();
});

const order = { reference: '123456789', total: 14500, email: 'noor@example.com', lines: [] };
const orders = (cartId: string) => `GET /shopping/carts/${cartId}/orders`;

test('without an order the payment’s status is not requested', async () => {
  const { api, commands } = start();
  expect(await commands.readOrder()).toMatchObject({ ok: false, error: { code: 'cart.not_found' } });
  expect(api.calls).toEqual([]);
});

test('without the cart, the state of the payment is read by the order’s id in the address [PAY-04]', async () => {
  const { api, commands, at } = start();
  expect(await commands.readPayment()).toMatchObject({ ok: false, error: { code: 'cart.not_found' } });
  at('?order=1b4e28ba-2fa1-41d2-883f-0016d3cca427');
  const answer = commands.readPayment();
  await settled();
  expect(api.last().name).toBe('GET /shopping/payments/1b4e28ba-2fa1-41d2-883f-0016d3cca427');
  const data = { reference: '123456789', status: 'completed', maskedEmail: 'n•••@e•••.org' };
  await api.last().answer({ data });
  expect(await answer).toEqual({ ok: true, value: data });
});

test('a paid order can be read while there is a new cart; an unpaid earlier order cannot [PAY-04]', async () => {
  for (const [status, ok] of [
    ['completed', true],
    ['pending', true],
    ['failed', false],
  ] as const) {
    const { api, commands } = start('cart-0');
    const answer = commands.readOrder();
    await settled();
    expect(api.last().name).toBe(orders('cart-0'));
    await api.last().answer({ data: { ...order, status } });
    expect(await answer).toMatchObject({ ok });
  }
});

test('the order of the cart on the page can be read in every state [PAY-04]', async () => {
  const { api, commands } = start('cart-1');
  const answer = commands.readOrder();
  await settled();
  await api.last().answer({ data: { ...order, status: 'failed' } });
  expect(await answer).toMatchObject({ ok: true, value: { status: 'failed' } });
});

test('leaving an order forgets its cart and opens the home page; a newer cart stays', async () => {
  const begun = start('cart-0');
  expect(await begun.commands.leaveOrder()).toMatchObject({ ok: true });
  expect(begun.forgetVisit).not.toHaveBeenCalled();
  expect(begun.go).toHaveBeenCalledWith('');
  const { store, forgetVisit, commands } = start('cart-1');
  store.set(primitives.cart, { ...cart, status: 'in_payment' });
  await commands.leaveOrder();
  expect(forgetVisit).toHaveBeenCalledTimes(1);
});

test('the other tabs are notified of the payment before this tab leaves for the provider [CNT-08]', async () => {
  const { api, commands, leave, notifyTabs, store } = start();
  leave.mockImplementation(() => expect(notifyTabs).toHaveBeenLastCalledWith({ kind: 'changed', cartId: 'cart-1' }));
  const done = commands.placeOrder('ideal', null);
  await settled();
  await api.last().answer(placed);
  expect(await done).toMatchObject({ ok: true });
  expect(leave).toHaveBeenCalledTimes(1);
  // Analytics receives the payment method [ANL-01].
  expect(store.get(checkoutFactsAtom)).toEqual({ paymentMethod: 'ideal' });
});

test('the order contains the renewal terms of a membership that the shopper saw [MEM-01]', async () => {
  const { api, commands } = start();
  void commands.placeRenewingOrder('ideal', null);
  await settled();
  expect(api.last().body).toMatchObject({ paymentMethod: 'ideal', acceptsRenewal: true });
  await api.last().answer(placed);
});
