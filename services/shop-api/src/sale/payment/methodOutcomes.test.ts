import { festivals } from '@festival/example-festivals/festivals';
import { exampleShop } from '../../../testing/exampleShop.ts';
import { postOrder } from '../../../testing/postOrder.ts';
import { pay, paymentBecomes, paymentOf, readyCart, returnUri } from '../../../testing/readyCart.ts';
import { regularShop } from '../../../testing/testFestival.ts';
import { type OwnCart, type TestShop, testShop } from '../../../testing/testShop.ts';
import { type MethodUid, methodUids } from './methodUid.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(festivals());
});
afterAll(() => shop.close());

const countryOf = (method: MethodUid) => (method === 'bancontact' ? 'BE' : 'NL');
const place = (cart: OwnCart, paymentMethod: string) =>
  postOrder(shop, cart, { paymentMethod, redirectUri: returnUri }, { 'idempotency-key': crypto.randomUUID() });

const cards: Record<string, string> = {
  completed: '4242424242424242',
  pending: '4000000000003220',
  failed: '4000000000000002',
  error: '4000000000000119',
};
const fieldsOf = (method: MethodUid, outcome: string): Record<string, string> => {
  if (outcome === 'canceled') return { action: 'cancel' };
  return method === 'card' ? { number: cards[outcome] ?? '' } : { outcome };
};

const table = methodUids.flatMap((method) =>
  ['completed', 'pending', 'failed', 'error', 'canceled'].map((outcome) => [method, outcome] as const),
);

test.each(table)(
  'paid by %s with the outcome %s: the provider reports it to the shop [PAY-04, PAY-08]',
  async (method, outcome) => {
    const cart = await readyCart(shop, regularShop, { weekend: 1 }, { country: countryOf(method) });
    const { status, body } = await place(cart, method);
    expect(status).toBe(200);
    expect(await paymentOf(shop, cart)).toMatchObject({ method, status: 'open' });
    await pay(shop, String(body.data.redirectUri), fieldsOf(method, outcome));
    await paymentBecomes(shop, cart, outcome);
    expect((await shop.cartCall(cart, 'GET', '/orders')).body.data.status).toBe(outcome);
  },
);

test('a method that the provider does not offer in the buyer’s country is refused [PAY-01, API-08]', async () => {
  const cart = await readyCart(shop, regularShop, { weekend: 1 });
  for (const method of ['bancontact', 'no-payment-required', 'riches']) {
    expect((await place(cart, method)).body.error?.code).toBe('payment.method_unknown');
  }
});

test('with Adyen the payment link offers only the chosen method [PAY-08]', async () => {
  const cart = await readyCart(
    shop,
    exampleShop('solstrand-adyen'),
    { weekend: 1 },
    { country: 'BE', redirectUri: returnUri },
  );
  const view = (await shop.cartCall(cart, 'GET')).body.data.order as { availablePaymentMethods: { uid: string }[] };
  expect(view.availablePaymentMethods.map(({ uid }) => uid)).toEqual(['bancontact', 'card', 'applepay', 'googlepay']);
  const { body } = await place(cart, 'bancontact');
  const page = String(body.data.redirectUri).replace('http://pay.test', '');
  expect((await shop.sandbox.inject({ url: page })).body).toContain('Bancontact');
  await pay(shop, String(body.data.redirectUri), { outcome: 'completed' });
  await paymentBecomes(shop, cart, 'completed');
});
