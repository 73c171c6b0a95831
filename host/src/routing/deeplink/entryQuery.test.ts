import { entryQueryOf, wishlistLinkOf } from './entryQuery.ts';

const of = (query: string) => entryQueryOf(new URLSearchParams(query));

test('the entry parameters of an address are read; other parameters are ignored', () => {
  const all = [
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
  ];
  expect(Object.keys(of(new URLSearchParams(all.map((name) => [name, '1'])).toString()))).toEqual(all);
  expect(of('deeplink=travel&category=hotel&utm_source=mail')).toEqual({ deeplink: 'travel', category: 'hotel' });
});

test('an empty or overlong parameter is ignored; if a parameter is repeated, the first value counts', () => {
  expect(of(`token=&cartId=${'x'.repeat(2001)}`)).toEqual({});
  expect(of(`cartId=${'x'.repeat(2000)}`)).toEqual({ cartId: 'x'.repeat(2000) });
  expect(of('token=a&token=b')).toEqual({ token: 'a' });
});

test('a wishlist link needs all of its four parameters', () => {
  const link = 'getwishlist=1&hash=h&eventid=e&uid=u';
  expect(wishlistLinkOf(of(link))).toEqual({ eventId: 'e', userId: 'u', verifier: 'h' });
  expect(wishlistLinkOf(of(`${link}).`))).toMatchObject({ userId: 'u' });
  for (const part of link.split('&')) expect(wishlistLinkOf(of(link.replace(part, '')))).toBeNull();
});
