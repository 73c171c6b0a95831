import * as z from 'zod/mini';
import { getAnnouncement } from './announcementCalls.ts';
import { headerNames } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { requestHeaders } from './requestHeaders.ts';
import { serviceBases } from './service.ts';

const addressOf = ({ method, service, path }: (typeof endpoints)[number]) =>
  `${method} ${serviceBases[service]}${path.replace(/:(\w+)/g, '{$1}')}`;
const addresses = endpoints.map(addressOf);
const named = (name: string) => {
  const call = endpoints.find((one) => one.name === name);
  if (!call) throw new Error(`There is no call ${name}`);
  return call;
};

test('every call of the specification exists [API-01]', () => {
  const hotel = '/shopping/carts/{cartId}/products/hotel/{travelId}';
  const shown = [
    'GET /shopping/shop',
    'GET /shopping/products',
    'POST /shopping/get-orders',
    'POST /shopping/carts',
    'GET /shopping/carts/{cartId}',
    'PUT /shopping/carts/{cartId}',
    'PUT /shopping/carts/{cartId}/products',
    `PUT ${hotel}`,
    `POST ${hotel}/extras`,
    `GET ${hotel}`,
    `DELETE ${hotel}`,
    `DELETE ${hotel}/extras`,
    `PATCH ${hotel}/add-ons`,
    `DELETE ${hotel}/add-ons`,
    'PUT /shopping/carts/{cartId}/vouchers',
    'POST /shopping/carts/{cartId}/orders',
    'GET /shopping/carts/{cartId}/shipping',
    'GET /travel/{travelId}/en/settings',
    'GET /travel/{travelId}/en/packages',
    'GET /travel/{travelId}/en/packages/{packageId}/options',
    'GET /travel/{travelId}/en/packages/{packageId}/options/extras',
    'GET /members/wishlists/{eventId}/users/{userId}/{verifier}',
    'GET /init',
  ];
  expect(shown.filter((address) => !addresses.includes(address))).toEqual([]);
});

test('a call without a path in the specification has our own path, with a name [API-13]', () => {
  const ours = {
    checkSession: 'GET /sign-on/session',
    startLogin: 'POST /sign-on/login',
    startRegistration: 'POST /sign-on/register',
    editAccount: 'POST /sign-on/account',
    logOut: 'POST /sign-on/logout',
    getWishlist: 'GET /members/wishlists/{eventId}',
    putWishlist: 'PUT /members/wishlists/{eventId}',
    deleteWishlistTravel: 'DELETE /members/wishlists/{eventId}/travel-cart',
    getMembership: 'GET /members/membership',
    signUpForNewsletter: 'POST /members/newsletter/signups',
    confirmNewsletter: 'POST /members/newsletter/confirmations',
    subscribeToNewsletter: 'PUT /members/newsletter/subscription',
    fillCart: 'POST /shopping/carts/{cartId}/wishlist',
    acceptTerms: 'PUT /shopping/carts/{cartId}/terms',
    extendHold: 'POST /shopping/carts/{cartId}/hold',
    chooseShipping: 'POST /shopping/carts/{cartId}/shipping',
    getAnnouncement: 'GET /shopping/announcement',
    sendTransportRequest: 'POST /personalisation/mails',
    initialise: 'GET /init',
    forgetCart: 'DELETE /cart',
  };
  expect(Object.fromEntries(Object.keys(ours).map((name) => [name, addressOf(named(name))]))).toEqual(ours);
});

test('each call has a unique name and address, and schemas for the parameters of its path [API-01]', () => {
  expect(new Set(addresses).size).toBe(endpoints.length);
  expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length);
  for (const call of endpoints) {
    const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name).sort();
    expect([call.name, Object.keys(call.params.shape).sort()]).toEqual([call.name, inPath]);
    const hasBody = z.safeParse(call.body, undefined).success === false;
    if (call.method === 'GET' || call.method === 'DELETE') expect([call.name, hasBody]).toEqual([call.name, false]);
  }
});

test('headers have names, and are sent with the calls that take them [API-02]', () => {
  const taking = (header: keyof typeof headerNames) =>
    endpoints.filter(({ headers }) => headers.includes(header)).map(({ name }) => name);
  expect(taking('policy')).toEqual(['createCart']);
  expect(taking('upgradableOrder')).toEqual(['createCart', 'setCartProduct']);
  expect(taking('access')).toEqual(taking('upgradableOrder'));
  expect(taking('cartToken')).toEqual(
    endpoints.filter(({ path }) => path.startsWith('/carts/:cartId')).map(({ name }) => name),
  );
  expect(taking('brand')).toContain('getLinkedWishlist');
  const known = Object.fromEntries(Object.keys(headerNames).map((name) => [name, name]));
  expect(requestHeaders(named('createCart'), { ...known, shopToken: 'shop' })).toEqual({
    authorization: 'Bearer shop',
    'x-event-namespace': 'namespace',
    'x-user-token': 'userToken',
    'x-upgradable-order-id': 'upgradableOrder',
    'x-access-id': 'access',
    'x-policy-id': 'policy',
  });
  expect(requestHeaders(named('getLinkedWishlist'), { ...known, shopToken: 'shop' })).toEqual({ 'x-brand': 'brand' });
});

test('travel paths carry `en` [API-14]', () => {
  const travel = endpoints.filter(({ service }) => service === 'travel');
  expect(travel.filter(({ path }) => !path.startsWith('/:travelId/en/'))).toEqual([]);
});

test('an announcement is read from a string of JSON, and from JSON itself [API-13]', () => {
  const announcement = { message: { title: 'Storm', error: 'The first bus leaves later.' } };
  expect(z.parse(getAnnouncement.answer, JSON.stringify(announcement))).toEqual(announcement);
  expect(z.parse(getAnnouncement.answer, announcement)).toEqual(announcement);
  expect(z.parse(getAnnouncement.answer, '')).toEqual({ message: null });
  expect(z.safeParse(getAnnouncement.answer, '<html>').success).toBe(false);
});

test('a return address on another site is refused', () => {
  const { body } = named('startLogin');
  const accepts = (returnTo: string) => z.safeParse(body, { returnTo }).success;
  expect(
    ['/zomer/tickets?a=1', '//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example'].map(accepts),
  ).toEqual([true, false, false, false]);
});
