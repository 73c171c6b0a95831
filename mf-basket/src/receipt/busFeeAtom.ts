import { transportFee } from '@festival/shared-contracts/cart/cartTotals';
import { productsAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { atom } from 'jotai';

/** Cents of the order fee for a bus trip in the cart, which the receipt mentions [TRN-02]. */
export const busFeeAtom = atom((get) => {
  const products = get(productsAtom);
  const quantities = get(quantitiesAtom);
  return transportFee(
    products.filter((product) => (quantities[product.id] ?? 0) > 0),
    products,
  );
});
