import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import axios, { type InternalAxiosRequestConfig } from 'axios';
import { pageFor } from '../../testing/pageFor.ts';
import { wireCart } from '../../testing/wireCart.ts';
import { createPageStore } from '../app/createPageStore.ts';
import { serverCartWriter } from './serverCartWriter.ts';
import { tabChannel } from './tabSync.ts';

const products = [productFor({ id: 'weekend', price: 14500 }), productFor({ id: 'sunday', price: 5900 })];

/** One cart on a server; both tabs use it. */
const oneServer = () => {
  const held: Quantities = {};
  return axios.create({
    adapter: async (config: InternalAxiosRequestConfig) => {
      if (config.method === 'put') {
        const { productId, quantity } = JSON.parse(config.data) as { productId: string; quantity: number };
        held[productId] = quantity;
      }
      const data = { data: wireCart(cartFor({ ...held }, products)) };
      return { data, status: 200, statusText: '', headers: {}, config };
    },
  });
};

const openTab = (http: ReturnType<typeof oneServer>) => {
  const page = pageFor({ serverNow: 0, config: configFor(), products, cart: null });
  const store = createPageStore(page, '/zomer');
  const tabs = tabChannel('zomer');
  const writer = serverCartWriter({
    store,
    http,
    clock: { now: () => 0 },
    openModal: async () => 'confirm',
    report: () => {},
    notifyTabs: tabs.publish,
    search: () => '',
    leave: () => {},
    generalText: () => '',
  });
  tabs.listen(writer.follow);
  return { store, writer, close: tabs.close, held: () => store.get(quantitiesAtom) };
};

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
};

test('two tabs show the same cart, even if one of them changes or forgets it [CNT-08]', async () => {
  const http = oneServer();
  const [one, other] = [openTab(http), openTab(http)];
  await one.writer.setQuantity('weekend', 2);
  await until(() => other.held().weekend === 2);
  await other.writer.setQuantity('sunday', 1);
  await other.writer.setQuantity('weekend', 0);
  await until(() => one.held().sunday === 1 && one.held().weekend === 0);
  expect(one.store.get(primitives.cart)).toEqual(other.store.get(primitives.cart));
  other.writer.forget();
  await until(() => one.store.get(primitives.cart) === null);
  one.close();
  other.close();
});

test('a message from a tab with an older version is ignored and causes no error', async () => {
  const listener = jest.fn();
  const tabs = tabChannel('winter');
  tabs.listen(listener);
  const older = new BroadcastChannel('festival-cart-winter');
  older.postMessage({ cartId: 'cart-1' });
  older.postMessage(null);
  older.postMessage({ kind: 'forgotten', cartId: 'cart-1' });
  await until(() => listener.mock.calls.length > 0);
  expect(listener.mock.calls).toEqual([[{ kind: 'forgotten', cartId: 'cart-1' }]]);
  older.close();
  tabs.close();
});

test('in a browser that refuses cookies, and with them the channel between tabs, the page starts all the same', () => {
  const given = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: refuse, configurable: true });
  const tabs = tabChannel('zomer');
  tabs.listen(() => {});
  tabs.publish({ kind: 'forgotten', cartId: 'cart-1' });
  tabs.close();
  if (given) Object.defineProperty(globalThis, 'BroadcastChannel', given);
});
