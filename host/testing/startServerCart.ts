import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { itemStatesAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { createPageStore } from '../src/app/createPageStore.ts';
import { serverCartWriter } from '../src/cart/serverCartWriter.ts';
import type { PageData } from '../src/page/pageData.ts';
import { fakeShopApi } from './fakeShopApi.ts';
import { pageFor } from './pageFor.ts';
import { wireCart } from './wireCart.ts';

export const products = [
  productFor({ id: 'weekend', price: 14500, stock: 10 }),
  productFor({ id: 'bus', price: 2500, mappedType: 'transportation', type: 'transportation', stock: 50 }),
];

/** The shop API's answer for a cart with these quantities. */
export const cartAnswer = (quantities: Quantities, values: Parameters<typeof cartFor>[2] = {}) => ({
  data: wireCart(cartFor(quantities, products, values)),
});

export const writes = 'PUT /shopping/carts/cart-1/products';
export const reads = 'GET /shopping/carts/cart-1';

/** A page with a cart on the server. The test gives the answers of the shop API. */
export const startServerCart = (held: Quantities | null = {}, values: Partial<PageData> = {}) => {
  const page = pageFor({ products, config: configFor(), cart: held && cartFor(held, products), ...values });
  const store = createPageStore(page, '/zomer');
  const api = fakeShopApi();
  const deps = {
    store,
    http: api.http,
    clock: { now: () => 1_000_000 },
    openModal: jest.fn(async (): Promise<'confirm' | 'cancel'> => 'cancel'),
    openBasket: jest.fn(),
    explainNoCookie: jest.fn(),
    report: jest.fn(),
    notifyTabs: jest.fn(),
    search: jest.fn(() => ''),
    leave: jest.fn(),
    generalText: () => 'Try again.',
  };
  const writer = serverCartWriter(deps);
  const shown = (id: string) => store.get(quantitiesAtom)[id] ?? 0;
  const itemState = (id: string) => store.get(itemStatesAtom)[id]?.status;
  return { ...deps, page, api, writer, shown, itemState };
};
