import { cartTotals } from '@festival/shared-contracts/cart/cartTotals';
import { orderFeeOf } from '@festival/shared-contracts/cart/orderFeeOf';
import { canBeAdded } from '@festival/shared-contracts/product/isSoldOut';
import { isTravelTicket } from '@festival/shared-contracts/product/isTravelTicket';
import type { Product } from '@festival/shared-contracts/product/product';
import { sumOfDiscounts, upgradeDiscounts } from '@festival/shared-contracts/product/upgradeDiscounts';
import { configAtom, productsAtom, quantitiesAtom, userAtom } from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai';

export interface WishlistItem {
  product: Product;
  quantity: number;
  /** Whether the cart contains at least as many. */
  isAdded: boolean;
  isSoldOut: boolean;
}

const wishedAtom = atom((get) => {
  const products = get(userAtom)?.wishlist?.products ?? {};
  return Object.entries(products).filter(([, quantity]) => quantity > 0);
});

const soldAtom = atom((get) => new Map(get(productsAtom).map((product) => [product.id, product])));

/** Rooms, their extras and their tickets can only be added to a cart by choosing a stay. */
const comesWithStay = (product: Product): boolean => product.mappedType === 'packages' || isTravelTicket(product);

/** The wishlist's products that this shop sells, in the wishlist's order, without those that are included in a stay [OVL-04]. */
export const wishlistItemsAtom = atom((get): WishlistItem[] => {
  const sold = get(soldAtom);
  const held = get(quantitiesAtom);
  return get(wishedAtom).flatMap(([productId, quantity]) => {
    const product = sold.get(productId);
    if (!product || comesWithStay(product)) return [];
    const isAdded = (held[productId] ?? 0) >= quantity;
    return [{ product, quantity, isAdded, isSoldOut: !isAdded && !canBeAdded(product) }];
  });
});

/** The total of a cart with all these products, in cents: the same sum as on the saved list and in the basket [OVL-10, UPG-02]. */
export const wishlistTotalAtom = atom((get) => {
  const config = get(configAtom);
  const products = get(productsAtom);
  const quantities = Object.fromEntries(get(wishlistItemsAtom).map(({ product, quantity }) => [product.id, quantity]));
  // As in a local cart: no order is checked, so every option is reduced as its page shows.
  const discounts = upgradeDiscounts(quantities, {
    upgrades: config?.upgradableOrder?.upgrades ?? [],
    boughtOf: () => Number.POSITIVE_INFINITY,
    productOf: (wanted) => products.find(({ id }) => id === wanted),
  });
  return cartTotals({
    quantities,
    products,
    orderFee: config ? orderFeeOf(config) : 0,
    discount: sumOfDiscounts(discounts),
  }).total;
});

/** The number of products on the wishlist that this shop does not sell. */
export const unsoldCountAtom = atom((get) => get(wishedAtom).filter(([id]) => !get(soldAtom).has(id)).length);
