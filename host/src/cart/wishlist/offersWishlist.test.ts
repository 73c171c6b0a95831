import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { userSchema } from '@festival/shared-contracts/user/user';
import { offersWishlist } from './offersWishlist.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const userWith = (wishlist: object | null) => userSchema.parse({ id: 'noor', profile: {}, wishlist });

interface Setting {
  flags?: Partial<ShopConfig>;
  wishlist?: object | null;
  held?: Record<string, number>;
}

const offers = ({ flags = {}, wishlist = { products: { weekend: 2, gone: 1 } }, held = {} }: Setting = {}) => {
  const config = configFor(flags);
  const sold = new Set(['weekend', 'bus']);
  return offersWishlist({ capabilities: capabilitiesOf(config), config, user: userWith(wishlist), held, sold, now });
};

test('a sale offers to fill the cart while the cart lacks a product of the wishlist [OVL-10]', () => {
  expect(offers()).toBe(true);
  expect(offers({ held: { weekend: 1 } })).toBe(true);
  expect(offers({ held: { weekend: 2 } })).toBe(false);
  expect(offers({ wishlist: { products: { gone: 1 } } })).toBe(false);
  expect(offers({ wishlist: { products: {} } })).toBe(false);
  expect(offers({ wishlist: null })).toBe(false);
});

test('a shop that does not sell at the moment, or sells only to holders of earlier orders, makes no offer [OVL-10]', () => {
  const later = [{ membershipLevel: 0, from: '2027-01-01T12:00:00Z' }];
  for (const flags of [{ preregistration: true }, { previewMode: true }, { closed: true }, { addonShop: true }])
    expect([flags, offers({ flags })]).toEqual([flags, false]);
  expect(offers({ flags: { saleStarts: later } })).toBe(false);
});

test('a wishlist that has filled a cart of a member sale is not offered again in that sale, but is offered in another sale [WSH-06]', () => {
  const wishlist = { products: { weekend: 2 }, isMemberSaleUsed: true };
  expect(offers({ flags: { membersale: true }, wishlist })).toBe(false);
  expect(offers({ flags: { membersale: true } })).toBe(true);
  expect(offers({ wishlist })).toBe(true);
});
