import { cartFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { productState } from '@festival/shared-contracts/state/productState';
import { userSchema } from '@festival/shared-contracts/user/user';
import { fakeShopApi, settled } from '../../testing/fakeShopApi.ts';
import { pageFor } from '../../testing/pageFor.ts';
import { createPageStore } from '../app/createPageStore.ts';
import { showCart } from '../cart/cartState.ts';
import { serverClock } from '../countdown/serverClock.ts';
import { lookUpCommands } from './lookUpCommands.ts';

const noor = userSchema.parse({ id: 'noor', profile: { email: 'noor@example.com' } });
const lookUp = 'POST /shopping/get-orders';
const orders = (...references: string[]) => ({
  data: { original_orders: references.map((reference) => ({ reference })) },
});

const start = (user: typeof noor | null = noor) => {
  const store = createPageStore(pageFor({ user, products: [productFor({ id: 'weekend' })] }), '/zomer/tickets');
  const api = fakeShopApi();
  const report = jest.fn();
  const showPopup = jest.fn();
  const commands = lookUpCommands({ store, http: api.http, report, overlays: { showPopup } });
  const states = () => [store.get(primitives.lookUpState), store.get(primitives.orderLookup)?.original_orders.length];
  const begin = async (typed?: string) => {
    const answer = typed === undefined ? commands.findOwnOrders() : commands.findOrder(typed);
    await settled();
    return { answer };
  };
  return { api, report, states, begin, commands, showPopup, store };
};

test('the orders of the account are looked up by its email address, and the result is stored as state [LKP-04]', async () => {
  const { api, begin, states } = start();
  const { answer } = await begin();
  expect([api.last().name, api.last().body]).toEqual([lookUp, { consumer_email: 'noor@example.com' }]);
  expect(states()).toEqual(['running', undefined]);
  await api.last().answer(orders('100000001'));
  expect(states()).toEqual(['success', 1]);
  await api.last().answer([]);
  expect((await answer).ok).toBe(true);
});

test('after an order is found, the shop’s products are read again; if that fails, the order is kept [LKP-03]', async () => {
  const { api, begin, states, report } = start();
  const { answer } = await begin('100000001');
  await api.last().answer(orders('100000001'));
  expect(api.names()).toEqual([lookUp, 'GET /shopping/products']);
  await api.last().answer({ nonsense: true });
  expect((await answer).ok).toBe(true);
  expect(states()).toEqual(['success', 1]);
  expect(report).toHaveBeenCalledTimes(1);
});

test('the remaining stock of an add-on limits its control together with the quantity in the cart, after each change [ADD-01, ADD-02, TIX-09]', async () => {
  const key = 'addon_100000001_towels';
  const holding = (quantity: number) => cartFor({ [key]: quantity }, []);
  const { api, begin, store } = start();
  showCart(store, serverClock(0), holding(2));
  const { answer } = await begin('100000001');
  const extras = [{ extraId: 'towels', stock: 1, type: { options: [{ id: 'towels', priceInCents: 995 }] } }];
  const add_on = [{ reference: '100000001', cart: { id: 'h', package: { name: 'Dune' } }, extras }];
  const found = { original_orders: [{ reference: '100000001' }], upsell: { hospitality: { add_on } } };
  await api.last().answer({ data: found });
  await api.last().answer([]);
  await answer;
  const stepper = () => store.get(productState(key).stepper);
  expect(stepper()).toMatchObject({ value: 2, max: 3, inStock: true });
  showCart(store, serverClock(0), holding(3));
  expect(stepper()).toMatchObject({ value: 3, max: 3, inStock: false });
  // The product is not in the shop's lists.
  expect(store.get(primitives.products).some(({ id }) => id === key)).toBe(false);
});

test('the options of an add-on share one stock in every order that offers it: taking one reduces the others [ADD-01]', async () => {
  const { api, begin, store } = start();
  const { answer } = await begin('100000001');
  const options = ['transfer', 'duo'].map((id) => ({ id, priceInCents: 995 }));
  const stayOf = (reference: string) => ({
    reference,
    cart: { id: 'h', package: { name: 'Dune' } },
    extras: [
      { extraId: 'transfer', stock: 5, type: { options } },
      { extraId: 'towels', stock: 5, type: { options: [{ id: 'towels', priceInCents: 995 }] } },
    ],
  });
  const add_on = [stayOf('100000001'), stayOf('100000002')];
  await api.last().answer({
    data: { original_orders: [{ reference: '100000001' }], upsell: { hospitality: { add_on } } },
  });
  await api.last().answer([]);
  await answer;
  const mostOf = (...names: string[]) => names.map((name) => store.get(productState(`addon_${name}`).stepper)?.max);
  const shown = () => mostOf('100000001_transfer', '100000001_duo', '100000002_duo', '100000001_towels');
  showCart(store, serverClock(0), cartFor({ addon_100000001_duo: 2 }, []));
  expect(shown()).toEqual([3, 5, 3, 5]);
  showCart(store, serverClock(0), cartFor({ addon_100000001_duo: 2, addon_100000001_transfer: 1 }, []));
  expect(shown()).toEqual([3, 4, 2, 5]);
  showCart(store, serverClock(0), cartFor({}, []));
  expect(shown()).toEqual([5, 5, 5, 5]);
});

test('# and spaces are removed from a typed number, and a UUID is an external reference; any other text is invalid and not sent [LKP-01]', async () => {
  const { api, begin, states } = start();
  const uuid = '10a7e5ca-fe57-4a11-8a5e-000000000001';
  void (await begin(' #100000001 '));
  void (await begin(uuid));
  expect(api.calls.map(({ body }) => body)).toEqual([
    { reference: '100000001' },
    { consumer_external_reference: uuid },
  ]);
  for (const typed of ['12345678', 'noor@example.com', '']) {
    const { answer } = await begin(typed);
    expect(await answer).toMatchObject({ ok: false, error: { code: 'lookUp.invalid' } });
    expect(states()[0]).toBe('invalid');
  }
  expect(api.calls).toHaveLength(2);
});

test('an order of another account gets the same answer as an order that does not exist, and earlier results stay [LKP-04]', async () => {
  const { api, begin, states } = start();
  void (await begin());
  await api.last().answer(orders('100000001'));
  const { answer } = await begin('100000009');
  await api.last().answer(orders());
  expect((await answer).ok).toBe(true);
  expect(states()).toEqual(['no-order', 1]);
});

test('for an account without orders, the page reports that there are none', async () => {
  const { api, begin, states } = start();
  const { answer } = await begin();
  await api.last().answer(orders());
  expect((await answer).ok).toBe(true);
  expect(states()).toEqual(['no-order', 0]);
  expect(api.names()).toEqual([lookUp]);
});

test('a failed look-up returns a failure and is reported with its request id; a guest’s orders are not looked up [LKP-04, LKP-05, ERR-04]', async () => {
  const { api, begin, states, report } = start();
  const { answer } = await begin();
  await api.last().answer({ error: { code: 'limit', message: '' } }, 429);
  expect((await answer).ok).toBe(false);
  expect(states()).toEqual(['failed', undefined]);
  expect(report.mock.calls).toEqual([[{ kind: 'lookUp.failed', message: 'limit (429)', requestId: 'r1' }]]);
  const guest = start(null);
  expect([(await (await guest.begin()).answer).ok, guest.api.calls]).toEqual([false, []]);
});

test('the list of earlier orders opens and closes; when it opens, the orders are looked up if the page has not looked them up before [OVL-05]', async () => {
  const { commands, showPopup, api, states } = start();
  await commands.openOrders();
  await settled();
  expect([api.names(), states()[0]]).toEqual([[lookUp], 'running']);
  await commands.openOrders();
  await settled();
  expect(api.names()).toEqual([lookUp]);
  await commands.closeOrders();
  expect(showPopup.mock.calls).toEqual([
    ['previousOrders', true],
    ['previousOrders', true],
    ['previousOrders', false],
  ]);
});
