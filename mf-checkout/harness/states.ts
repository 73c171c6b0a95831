import type { HarnessState, HarnessWorld } from '@festival/remote-kit/harness/harnessState';
import type { RemoteStates } from '@festival/remote-kit/harness/remoteStates';
import { cartTotals } from '@festival/shared-contracts/cart/cartTotals';
import { nothingChosen } from '@festival/shared-contracts/cart/nothingChosen';
import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import type { OrderView } from '@festival/shared-contracts/order/orderView';
import { termsVersionOf } from '@festival/shared-contracts/shop/termsVersionOf';
import { type User, userSchema } from '@festival/shared-contracts/user/user';

const form = ['form'] as const;
const payment = ['payment'] as const;
const token = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';

const noor: User = userSchema.parse({
  id: 'harness',
  profile: {
    givenName: 'Noor',
    familyName: 'de Wit',
    email: 'noor@example.org',
    gender: 'female',
    birthdate: '1999-02-28',
    phoneNumber: '+31612345678',
    address: { street: 'Strandweg', streetNumber: '12', postalCode: '2586 JK', city: 'Den Haag', country: 'NL' },
  },
});

const hidingGender = ({ config, ...world }: HarnessWorld): HarnessWorld => ({
  ...world,
  config: { ...config, traits: { ...config.traits, hidesGender: true } },
});

/** A cart with all choices made: only then does the shop open the form and the payment. */
const ready = (world: HarnessWorld): HarnessWorld => ({
  ...world,
  quantities: { weekend: 1 },
  cart: { choices: { ...nothingChosen, refundProtection: 'no', termsVersion: termsVersionOf(world.config) } },
});

const buyer = { email: 'noor@example.org', buyerName: 'Noor de Wit' };
const method = (uid: string, name: string) => ({ uid, name });
const methods = [
  method('ideal', 'iDEAL'),
  method('card', 'Card'),
  method('googlepay', 'Google Pay'),
  method('applepay', 'Apple Pay'),
];
const order = (more: Partial<HarnessCart['order']>): HarnessCart['order'] => ({
  paymentUri: null,
  availablePaymentMethods: [],
  reference: null,
  status: null,
  ...more,
});
type HarnessCart = Required<NonNullable<HarnessWorld['cart']>>;

/** A cart with two weekend tickets and a bus, on the payment page. */
const paid =
  (cart: HarnessWorld['cart'], discount = 0) =>
  (world: HarnessWorld): HarnessWorld => {
    const { products, config } = world;
    const quantities = { weekend: 2, 'bus-amsterdam': 1 };
    const totals = cartTotals({ quantities, products, orderFee: config.orderServiceFee, discount });
    const voucher = discount > 0 ? { voucher: { code: 'HARNESS', cents: totals.discount } } : {};
    return { ...world, quantities, cart: { ...buyer, totals, ...voucher, ...cart } };
  };

const choose = { order: order({ availablePaymentMethods: methods }) };
const inPayment = { status: 'in_payment', order: order({ paymentUri: '#', reference: '123456789' }) } as const;

const line = { productId: 'weekend', name: 'Weekend', quantity: 2, total: 33_000, texts: {} };
const view = (status: OrderView['status'], more: Partial<OrderView> = {}): OrderView => ({
  reference: '123456789',
  status,
  total: 33_250,
  email: 'noor@example.org',
  pageToken: token,
  lines: [line],
  ...more,
});
const status = (name: string, answer: HarnessWorld['order']): HarnessState => ({
  name,
  modules: ['paymentStatus'],
  world: (world) => ({ ...paid({ status: 'confirmed' })(world), order: answer }),
});

const placed: OrderPage = {
  reference: '123456789',
  status: 'completed',
  placedAt: '2027-05-02T10:00:00Z',
  total: 33_250,
  refunded: 0,
  email: 'noor@example.org',
  lines: [{ ...line, refundedQuantity: 0 }],
  tickets: [
    { productId: 'weekend', number: 1, status: 'issued' },
    { productId: 'weekend', number: 2, status: 'issued', holder: 'Sam de Wit' },
  ],
};
/** A code that belongs to no ticket, in the form in which the server draws it. */
const drawing = {
  size: 25,
  path: Array.from(
    { length: 25 },
    (_, row) => `M${row % 3} ${row}.5h${7 - (row % 4)}M${10 + (row % 5)} ${row}.5h${3 + (row % 6)}`,
  ).join(''),
};
const code = 'HARNESS000000000000000000';
const art = '/brand/solstrand/art';

/** An order with every kind of product of the shop. */
const whole: OrderPage = {
  ...placed,
  total: 138_250,
  buyer: 'Noor de Wit',
  lines: [
    {
      ...line,
      refundedQuantity: 0,
      mappedType: 'ticket',
      image: `${art}/weekend.svg`,
      firstDay: '2027-07-09',
      lastDay: '2027-07-11',
      doorsAt: '2027-07-09T12:00:00+02:00',
      endsAt: '2027-07-12T00:00:00+02:00',
    },
    {
      ...line,
      productId: 'bus-utrecht',
      name: 'Bus from Utrecht',
      quantity: 1,
      total: 3500,
      refundedQuantity: 0,
      mappedType: 'transportation',
      departure: 'Utrecht Jaarbeurszijde',
      departsAt: '2027-07-09T10:00:00+02:00',
      returnsAt: '2027-07-12T00:30:00+02:00',
    },
    {
      ...line,
      productId: 'poster',
      name: 'Poster',
      quantity: 1,
      total: 2000,
      refundedQuantity: 0,
      mappedType: 'merchandise',
    },
  ],
  tickets: [
    { productId: 'weekend', number: 1, status: 'issued', code, drawing },
    { productId: 'weekend', number: 2, status: 'issued', holder: 'W'.repeat(80), code, drawing },
    { productId: 'bus-utrecht', number: 1, status: 'issued', code, drawing },
  ],
  wallets: ['apple', 'google'],
  asksNames: true,
  sums: [{ kind: 'orderFee', amount: 250 }],
  serviceFee: 1900,
  paidWith: { name: 'iDEAL', texts: {} },
  stay: {
    name: 'Hotel De Duinrand',
    arrival: '2027-07-09',
    departure: '2027-07-12',
    persons: 2,
    whereabouts: 'In Zandvoort, 15 minutes on foot from the gate.',
    texts: {},
  },
  delivery: { name: 'Noor de Wit', address: ['Strandweg 12', '2586 JK Den Haag'], country: 'NL' },
};
/** Each state has a different link, because the browser stores the order of a link. */
const newLink = (): string => {
  links += 1;
  return `1b4e28ba-2fa1-41d2-883f-${String(links).padStart(12, '0')}`;
};
let links = 0;

const linked = (name: string, placedOrder?: HarnessWorld['placedOrder']): HarnessState => ({
  name,
  modules: ['order'],
  hash: newLink(),
  world: (world) => ({ ...world, ...(placedOrder && { placedOrder }) }),
});
const own = (reference: string, of: OrderPage['status']) => ({
  reference,
  token,
  status: of,
  placedAt: placed.placedAt,
  total: placed.total,
});

/** The content of the modules that do not show products. */
export const shows: RemoteStates['shows'] = {
  form: 'neither',
  order: 'neither',
  payment: 'cart',
  paymentStatus: 'neither',
};

/** States of form, payment, its results and an order's page, in addition to those of every remote. */
export const states: readonly HarnessState[] = [
  { name: 'ready', modules: [...form, ...payment], world: ready },
  { name: 'signed-in', modules: form, user: noor },
  { name: 'without-gender', modules: form, world: hidingGender },
  { name: 'methods', modules: payment, world: paid(choose) },
  {
    name: 'one-method',
    modules: payment,
    world: paid({ order: order({ availablePaymentMethods: methods.slice(1, 2) }) }),
  },
  { name: 'no-form', modules: payment, world: paid({ order: order({}) }) },
  { name: 'no-method', modules: payment, world: paid({ order: order({}), email: 'noor@example.org' }) },
  { name: 'voucher', modules: payment, world: paid(choose, 10_000) },
  {
    name: 'nothing-to-pay',
    modules: payment,
    world: paid({ order: order({ availablePaymentMethods: [method('free', 'Free')] }) }, 1_000_000),
  },
  { name: 'begun', modules: payment, world: paid(inPayment) },
  { name: 'settling', modules: payment, world: paid({ status: 'in_payment', order: order({}) }) },
  { name: 'paid', modules: payment, world: paid({ status: 'confirmed' }) },
  status('completed', view('completed')),
  status('pending', view('pending')),
  status('failed', view('failed')),
  status('error', view('error')),
  status('canceled', view('canceled')),
  status('refunded', view('failed', { refunded: 33_250 })),
  status('no-order', null),
  status('away', 'away'),
  {
    name: 'own-orders',
    modules: ['order'],
    user: noor,
    world: (world) => ({ ...world, ownOrders: [own('123456789', 'completed'), own('123456780', 'failed')] }),
  },
  { name: 'no-own-orders', modules: ['order'], user: noor },
  linked('valid', placed),
  linked('names-and-passes', { ...placed, wallets: ['apple', 'google'], asksNames: true }),
  linked('whole', whole),
  linked('partly-refunded', {
    ...placed,
    refunded: 16_500,
    lines: [{ ...line, refundedQuantity: 1 }],
    tickets: [
      { productId: 'weekend', number: 1, status: 'upgraded' },
      { productId: 'weekend', number: 2, status: 'refunded' },
    ],
  }),
  linked('void', { ...placed, status: 'failed', refunded: 33_250, tickets: [] }),
  linked('waiting', { ...placed, status: 'pending', tickets: [] }),
  linked('unpaid', { ...placed, status: 'failed', tickets: [] }),
  linked('order-away', 'away'),
  linked('no-such-order'),
];
