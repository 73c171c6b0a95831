import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { userSchema } from '@festival/shared-contracts/user/user';
import { pageFor } from '../../../testing/pageFor.ts';
import { createPageStore } from '../../app/createPageStore.ts';
import type { PageData } from '../../page/pageData.ts';
import { offerPopups } from './offerPopups.ts';

const products = [productFor({ id: 'weekend' })];
const noor = userSchema.parse({ id: 'noor', profile: {}, wishlist: { products: { weekend: 2 } } });

const tab = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

const arrive = (values: Partial<PageData> = {}, { at = 'tickets', storage = tab() } = {}) => {
  const store = createPageStore(pageFor({ products, user: noor, ...values }), `/zomer/${at}`);
  const showPopup = jest.fn();
  const navigation = { isAt: (path: string) => path === at };
  offerPopups({ store, overlays: { showPopup }, navigation, storage, slug: 'zomer' });
  return { store, opened: showPopup.mock.calls, showPopup };
};

test('an account with a wishlist sees the offer of the wishlist on arrival, once in a tab [OVL-10]', () => {
  const storage = tab();
  expect(arrive({}, { storage }).opened).toEqual([['fillCart', true]]);
  expect(arrive({}, { storage }).opened).toEqual([]);
  const sam = { ...noor, id: 'sam' };
  expect(arrive({ user: sam }, { storage }).opened).toEqual([['fillCart', true]]);
});

test('on its home page, an add-on shop opens the earlier orders of an account; for a guest nothing opens [OVL-05]', () => {
  const config = configFor({ addonShop: true });
  expect(arrive({ config }, { at: '' }).opened).toEqual([['previousOrders', true]]);
  expect(arrive({ config }, { at: 'extras' }).opened).toEqual([]);
  expect(arrive({ config, user: null }, { at: '' }).opened).toEqual([]);
  expect(arrive({ user: null }).opened).toEqual([]);
});

test('no offer opens on the pages of a placed order or during a payment [OVL-10]', () => {
  for (const at of ['checkout', 'paymentstatus', 'order']) expect([at, arrive({}, { at }).opened]).toEqual([at, []]);
  expect(arrive({ cart: cartFor({ weekend: 1 }, products, { status: 'in_payment' }) }).opened).toEqual([]);
});

test('opening the basket closes the offer', () => {
  const { store, showPopup } = arrive();
  store.set(primitives.checkoutView, 'basket');
  expect(showPopup).toHaveBeenCalledWith('fillCart', false);
  expect(showPopup).toHaveBeenCalledWith('previousOrders', false);
});

test('if the browser refuses storage, the wishlist is still offered', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  expect(arrive({}, { storage: { getItem: refuse, setItem: refuse } }).opened).toEqual([['fillCart', true]]);
});
