import { entryQueryOf, entryQuerySchema, wishlistLinkOf } from './entryQuery.ts';

const of = (query: string) => entryQueryOf(new URLSearchParams(query));

test('the entry parameters of an address are read, any other left alone', () => {
  expect(Object.keys(entryQuerySchema.shape)).toEqual([
    'deeplink',
    'category',
    'token',
    'cartToken',
    'policyId',
    'cartId',
    'getwishlist',
    'hash',
    'eventid',
    'uid',
  ]);
  expect(of('deeplink=travel&category=hotel&utm_source=mail')).toEqual({ deeplink: 'travel', category: 'hotel' });
});

test('a parameter that is empty, endless or not a string is ignored', () => {
  expect(of(`token=&cartId=${'x'.repeat(3000)}`)).toEqual({});
  expect(entryQuerySchema.parse({ token: ['a', 'b'], cartId: 'c' })).toEqual({ cartId: 'c' });
});

test('a wishlist link is one only with all of its four parameters', () => {
  const link = 'getwishlist=1&hash=h&eventid=e&uid=u';
  expect(wishlistLinkOf(of(link))).toEqual({ eventId: 'e', userId: 'u', verifier: 'h' });
  for (const part of link.split('&')) expect(wishlistLinkOf(of(link.replace(part, '')))).toBeNull();
});
