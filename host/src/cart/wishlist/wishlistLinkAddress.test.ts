import { entryQueryOf, wishlistLinkOf } from '../../routing/deeplink/entryQuery.ts';
import { wishlistLinkAddress } from './wishlistLinkAddress.ts';

test('the address of a wishlist is a link that the shop can read, even with unusual characters in the ids [WSH-03, RTE-12]', () => {
  const link = { eventId: 'zomer 2027', userId: 'noor&sam', verifier: 'a+b/c=' };
  const address = new URL(wishlistLinkAddress('https://shop.test/zomer-vooraf', link));
  expect(address.origin + address.pathname).toBe('https://shop.test/zomer-vooraf');
  expect(wishlistLinkOf(entryQueryOf(address.searchParams))).toEqual(link);
});
