import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { pageFor } from '../../../testing/pageFor.ts';
import { createPageStore } from '../../app/createPageStore.ts';
import { loginAddress } from '../../routing/loginAddress.ts';
import { greetArrival } from './greetArrival.ts';

const membersTravel = configFor({ travelsale: true, membersale: true });

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
beforeEach(() => kept.clear());

const products = [productFor({ id: 'weekend' })];
const shopping = cartFor({ weekend: 1 }, products);
const paying = cartFor({ weekend: 1 }, products, { status: 'in_payment' });

const arrive = (
  config = membersTravel,
  { at = 'tickets', place = '/zomer/tickets', cart = shopping, memory = () => storage } = {},
) => {
  const openModal = jest.fn(async (): Promise<'confirm' | 'cancel'> => 'confirm');
  const store = createPageStore(pageFor({ config, products, cart }), '/zomer/tickets');
  greetArrival({ store, openModal, navigation: { isAt: (path) => path === at }, place: () => place, memory });
  return openModal.mock.calls;
};

test('the first visit to a travel sale for members shows 7000; the second visit does not [ERR-06]', () => {
  expect(arrive()).toEqual([[7000]]);
  expect(arrive()).toEqual([]);
});

test('a visitor on the sign-in page sees the message in the shop, after the login [ERR-06]', () => {
  expect(arrive(membersTravel, { place: loginAddress('/zomer/tickets') })).toEqual([]);
  expect(arrive()).toEqual([[7000]]);
});

test('a visit to one shop does not count as a visit to another', () => {
  arrive();
  expect(arrive({ ...membersTravel, slug: 'winter' })).toEqual([[7000]]);
});

test('if the browser refuses storage, the message shows on each arrival', () => {
  const memory = () => {
    throw new Error('SecurityError');
  };
  expect(arrive(membersTravel, { memory })).toEqual([[7000]]);
});

test('a closed shop shows its message on each arrival, except on its home page, which itself shows that the shop is closed, and on pages of earlier orders: the payment, its result, and the link from a mail [ERR-03]', () => {
  const closed = configFor({ closed: true });
  const cart = cartFor({}, products);
  expect(arrive(closed, { cart })).toEqual([[4000]]);
  expect(arrive(closed, { cart })).toEqual([[4000]]);
  expect(arrive(closed, { cart: shopping })).toEqual([]);
  for (const at of ['', 'paymentstatus', 'order', 'newsletter'])
    expect([at, arrive(closed, { at, cart })]).toEqual([at, []]);
  expect(arrive(closed, { at: 'checkout', cart: paying })).toEqual([]);
});

test('a shop without a payment provider says on arrival that nothing can be ordered yet [PAY-08, ERR-06]', () => {
  const cart = cartFor({}, products);
  const [[code, details] = []] = arrive(configFor({ awaitsPaymentSetUp: true }), { cart }) as unknown[][];
  expect([code, details]).toEqual([4000, { refusal: { code: 'shop.not_payable', message: '' } }]);
});
