import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { lineAmount } from '@festival/shared-contracts/cart/lineAmount';
import type { Product } from '@festival/shared-contracts/product/product';
import { totalOfStay } from '@festival/shared-contracts/travel/totalOfStay';
import type { TravelCart } from '@festival/shared-contracts/travel/travelCart';

interface StaySum {
  /** In cents, like all amounts here. */
  room: number;
  extras: { id: string; name: string; quantity: number; subtotal: number }[];
  total: number;
}

interface Held {
  quantities: Quantities;
  products: readonly Product[];
}

/** The total of a stay: its rooms and the extras in the cart, each at the price of its product [TRV-02, BSK-03]. */
export const sumOfStay = (
  { packageOption }: Pick<TravelCart, 'packageOption'>,
  { quantities, products }: Held,
): StaySum => {
  const extras = products
    .filter(({ id, type, mappedType }) => mappedType === 'packages' && type === 'travel' && (quantities[id] ?? 0) > 0)
    .map((product) => {
      const { id, name } = product;
      const quantity = quantities[id] ?? 0;
      return { id, name, quantity, subtotal: lineAmount(product, quantity) };
    });
  return { room: packageOption?.subtotal ?? 0, extras, total: totalOfStay({ packageOption, extras }) };
};
