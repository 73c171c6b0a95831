import { festivals } from '@festival/example-festivals/festivals';
import { hashOfToken } from '@festival/service-kit/secret/newSecretToken';
import { openUserSession } from '@festival/service-kit/session/userSessions';
import { type Endpoint, headerNames } from '@festival/shared-contracts/api/endpoint';
import { endpoints } from '@festival/shared-contracts/api/endpoints';
import { servedBy } from '@festival/shared-contracts/api/service';
import type { InjectOptions } from 'fastify';
import { exampleShop } from './exampleShop.ts';
import { allTerms } from './makeChoices.ts';
import { testBuyer } from './testBuyer.ts';
import { type OwnCart, type ShopKey, shopOrigin, type TestShop, testShop } from './testShop.ts';

/** The parts of a call except shop and credentials. */
export type ExampleCall = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
};

/**
 * A visitor of the example data: a cart with all kinds of products and a buyer, a wishlist, an earlier order with a
 * stay.
 */
export type ExampleVisitor = {
  shop: ShopKey;
  cart: OwnCart;
  /** The cart's total in cents. */
  total: number;
  accountId: string;
  userToken: string;
  /** The id of the earlier order, as an address of a payment's result has it. */
  orderId: string;
  /** The secret in the link to the wishlist. */
  verifier: string;
  /** The secret in the newsletter's link. */
  newsletterToken: string;
  /** The id of the account's session at a host. */
  session: string;
};

export const exampleOrder = { reference: '100000001', externalReference: '10a7e5ca-fe57-4a11-8a5e-000000000001' };
const travelId = 'solstrand-stays';
const addonId = `addon_${exampleOrder.reference}_stay-towels`;

const byLink = { orderToken: exampleOrder.externalReference };

const inCart = ({ cart }: ExampleVisitor) => ({ cartId: cart.id });
const ofStay = (visitor: ExampleVisitor) => ({ ...inCart(visitor), travelId });
const eventOf = ({ shop }: ExampleVisitor) => ({ eventId: shop.eventId });

/** An example for each documented call that shop-api serves, for an `ExampleVisitor`. */
const exampleCalls: Record<string, (visitor: ExampleVisitor) => ExampleCall> = {
  listShops: () => ({}),
  findShop: () => ({ params: { slug: 'solstrand' } }),
  getShop: () => ({}),
  getProducts: () => ({}),
  getOrders: () => ({ body: { reference: exampleOrder.reference } }),
  createCart: () => ({ body: { paymentQueueToken: 'a-token' }, headers: { [headerNames.policy]: 'policy-7' } }),
  getCart: (visitor) => ({ params: inCart(visitor) }),
  renewToken: (visitor) => ({ params: inCart(visitor), body: { isHandedOver: false } }),
  putCheckoutForm: (visitor) => ({ params: inCart(visitor), body: testBuyer }),
  setCartProduct: (visitor) => ({ params: inCart(visitor), body: { productId: 'weekend', quantity: 3 } }),
  extendHold: (visitor) => ({ params: inCart(visitor) }),
  acceptTerms: (visitor) => ({ params: inCart(visitor), body: allTerms }),
  setHotel: (visitor) => ({ params: ofStay(visitor), body: { productId: 'glamping-standard~3' } }),
  addHotelExtra: (visitor) => ({ params: ofStay(visitor), body: { extraId: 'stay-towels', amount: 1 } }),
  getTravelCart: (visitor) => ({ params: ofStay(visitor) }),
  deleteTravelCart: (visitor) => ({ params: ofStay(visitor) }),
  deleteHotelExtra: (visitor) => ({ params: ofStay(visitor), query: { extraId: 'stay-breakfast' } }),
  setAddOn: (visitor) => ({ params: ofStay(visitor), body: { addonId, quantity: 2 } }),
  deleteAddOn: (visitor) => ({ params: ofStay(visitor), query: { addonId } }),
  removeVoucher: (visitor) => ({ params: inCart(visitor) }),
  applyVoucher: (visitor) => ({ params: inCart(visitor), body: { voucher: 'SOL-TIEN' } }),
  placeCartOrder: (visitor) => ({
    params: inCart(visitor),
    body: {
      paymentMethod: 'card',
      redirectUri: `${shopOrigin}/solstrand/paymentstatus`,
      expectedTotal: visitor.total,
    },
    headers: { [headerNames.idempotencyKey]: 'the-only-order' },
  }),
  getOrderStatus: (visitor) => ({ params: inCart(visitor) }),
  getPaymentState: ({ orderId }) => ({ params: { orderId } }),
  changeOrderEmail: (visitor) => ({ params: inCart(visitor), body: { email: 'noor@example.org' } }),
  cancelCartOrder: (visitor) => ({ params: inCart(visitor) }),
  listOwnOrders: () => ({}),
  getOrderPage: () => ({ params: byLink }),
  getTicketFiles: () => ({ params: byLink }),
  getTicketDocument: () => ({ params: byLink }),
  getTicketPasses: () => ({ params: byLink }),
  putTicketNames: () => ({ params: byLink, body: { names: [{ productId: 'weekend', number: 1, name: 'Sanne' }] } }),
  getOrderCalendar: () => ({ params: byLink }),
  sendOrderMail: () => ({ params: byLink }),
  sendOrderLink: () => ({ body: { wanted: '123456789' } }),
  fillCart: (visitor) => ({ params: inCart(visitor), body: { products: { weekend: 4, 'bus-utrecht': 1 } } }),
  listShippingMethods: (visitor) => ({ params: inCart(visitor), query: { countryCode: 'NL' } }),
  chooseShipping: (visitor) => ({ params: inCart(visitor), body: { countryCode: 'BE' } }),
  sendTransportRequest: () => ({
    body: { name: 'Sanne', email: 'sanne@example.org', departure: 'Groningen', persons: 48, date: '2027-07-09' },
  }),
  getTravelSettings: () => ({ params: { travelId } }),
  listPackages: () => ({ params: { travelId }, query: { persons: '2', category: 'hotel,glamping', rating: '3' } }),
  listRoomOptions: () => ({
    params: { travelId, packageId: 'glamping' },
    query: { persons: '2', startOfStay: '2027-07-09', endOfStay: '2027-07-12' },
  }),
  listOfferedExtras: () => ({
    params: { travelId, packageId: 'glamping' },
    query: { packageOptionId: 'glamping-standard' },
  }),
  getLinkedWishlist: (visitor) => ({
    params: { ...eventOf(visitor), userId: visitor.accountId, verifier: visitor.verifier },
  }),
  getWishlist: (visitor) => ({ params: eventOf(visitor), query: { year: '2027' } }),
  putWishlist: (visitor) => ({ params: eventOf(visitor), body: wishlist }),
  deleteWishlistTravel: (visitor) => ({ params: eventOf(visitor) }),
  getMembership: () => ({}),
  signUpForNewsletter: () => ({ body: { email: 'mila@example.org', language: 'en' } }),
  confirmNewsletter: (visitor) => ({ body: { token: visitor.newsletterToken } }),
  subscribeToNewsletter: () => ({ body: { subscribed: true } }),
  listBrands: () => ({}),
  getAccount: () => ({}),
  chooseNewsletters: () => ({ body: { brands: ['solstrand'] } }),
  cancelRenewal: () => ({ params: { membershipId: crypto.randomUUID() } }),
  endSessions: () => ({}),
  eraseAccount: ({ accountId }) => ({ body: { email: `${accountId}@example.com` } }),
  openUserSession: () => ({}),
  readUserSession: (visitor) => ({ headers: { [headerNames.session]: visitor.session } }),
  endUserSession: (visitor) => ({ headers: { [headerNames.session]: visitor.session } }),
  getAnnouncement: () => ({ query: { time: '1' } }),
};

const stay = { id: 'hotel-1', packageId: 'hotel-dune', name: 'Hotel De Duinrand', occupation: 2, totalPrice: 898 };
const wishlist = {
  year: 2027,
  products: { weekend: 2 },
  travelCart: stay,
  preferences: { music: 'techno', nights: 3 },
};

/** Every documented call that shop-api serves. Each must have an example. */
export const apiCalls: readonly Endpoint[] = endpoints.filter(({ service }) => servedBy[service] === 'api');

/** The example of a call for a visitor. */
export function exampleOf(call: Endpoint, visitor: ExampleVisitor): ExampleCall {
  const example = exampleCalls[call.name];
  if (!example) throw new Error(`testing/exampleCalls.ts has no example of ${call.name}`);
  return example(visitor);
}

/** The HTTP request of a call, without the shop's token and the caller's credentials. */
export function requestOf(call: Endpoint, { params = {}, query = {}, body, headers = {} }: ExampleCall): InjectOptions {
  const queryString = new URLSearchParams(query).toString();
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name]?.toWellFormed() ?? ''),
  );
  return {
    method: call.method,
    url: `/${call.service}${path}${queryString === '' ? '' : `?${queryString}`}`,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(call.headers.includes('brand') ? { [headerNames.brand]: 'solstrand' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  };
}

/** The headers with a visitor's credentials. */
export const ownHeaders = ({ cart, userToken }: ExampleVisitor) => ({
  [headerNames.cartToken]: cart.token,
  [headerNames.userToken]: userToken,
});

/** The shop with all example data and enough stock for all tests. */
export async function wellStockedShop(): Promise<TestShop> {
  const shop = await testShop(festivals());
  await shop.database.pool.query('update stock set total = total + 1000000 where total > 0');
  return shop;
}

/** The shop of an `ExampleVisitor`. */
export const regularKey: ShopKey = { ...exampleShop('solstrand'), token: 'solstrand-regular-sale' };

/** A new cart of an account, ready for every example call. */
export async function prepare(shop: TestShop, accountId = 'noor'): Promise<ExampleVisitor> {
  const userToken = await shop.tokenOf(accountId);
  const signedIn = { [headerNames.userToken]: userToken };
  const opened = await shop.call(regularKey, { method: 'POST', url: '/shopping/carts', headers: signedIn });
  const cart = { id: String(opened.body.data.id), token: String(opened.body.data.token), shop: regularKey };
  const visitor: ExampleVisitor = {
    shop: regularKey,
    cart,
    total: 0,
    accountId,
    userToken,
    orderId: await earlierOrder(shop),
    verifier: '',
    newsletterToken: '',
    session: '',
  };
  const call = async (name: string, example: Partial<ExampleCall> = {}) => {
    const endpoint = apiCalls.find((one) => one.name === name);
    if (!endpoint) throw new Error(`There is no call ${name}`);
    const { headers, ...request } = requestOf(endpoint, { ...exampleOf(endpoint, visitor), ...example });
    const { status, body } = await shop.call(regularKey, {
      ...request,
      headers: { ...headers, ...ownHeaders(visitor) },
    });
    if (status >= 300 || body.data.error) throw new Error(`${name}: ${JSON.stringify(body)}`);
    return body.data;
  };
  for (const [productId, quantity] of Object.entries({ weekend: 2, mer_hoodie_M: 1, 'bus-utrecht': 2 })) {
    await call('setCartProduct', { body: { productId, quantity } });
  }
  await call('setHotel', { body: { productId: 'hotel-dune-standard' } });
  await call('addHotelExtra', { body: { extraId: 'stay-breakfast', amount: 1 } });
  if (accountId === 'noor') await call('setAddOn', { body: { addonId, quantity: 1 } });
  await call('chooseShipping', { body: { countryCode: 'NL' } });
  await call('setCartProduct', { body: { productId: 'refund-protection', quantity: 0 } });
  await call('acceptTerms');
  const { totals } = await call('putCheckoutForm');
  const { verifier } = await call('putWishlist');
  const session = await openUserSession(shop.database.pool, accountId);
  const { total } = totals as { total: number };
  return {
    ...visitor,
    total,
    verifier: String(verifier),
    newsletterToken: await newsletterToken(shop, accountId),
    session,
  };
}

async function earlierOrder({ database }: TestShop): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>('select id from orders where reference = $1', [
    exampleOrder.reference,
  ]);
  return rows[0]?.id ?? '';
}

/** A token like the one in the mail that confirms a newsletter. */
async function newsletterToken({ database }: TestShop, accountId: string): Promise<string> {
  const token = `${accountId}-${crypto.randomUUID()}`;
  await database.pool.query(
    "insert into members.newsletter_links values ($1, 'solstrand', $2, now() + interval '1 hour')",
    [hashOfToken(token), `${accountId}@example.com`],
  );
  return token;
}
