import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { Product } from '@festival/shared-contracts/product/product';
import type { TravelCart } from '@festival/shared-contracts/travel/travelCart';

interface StaySum {
  /** Cents, as all sums here. */
  room: number;
  extras: { id: string; name: string; quantity: number; cents: number }[];
  total: number;
}

interface Held {
  quantities: Quantities;
  products: readonly Product[];
}

/** What a stay comes to: its rooms and the extras that the cart holds, each at the price of its product [TRV-02, BSK-03]. */
export const sumOfStay = (
  { packageOption }: Pick<TravelCart, 'packageOption'>,
  { quantities, products }: Held,
): StaySum => {
  const room = packageOption?.subtotal ?? 0;
  const extras = products
    .filter(({ id, type, mappedType }) => mappedType === 'packages' && type === 'travel' && (quantities[id] ?? 0) > 0)
    .map(({ id, name, price }) => ({ id, name, quantity: quantities[id] ?? 0, cents: price * (quantities[id] ?? 0) }));
  return { room, extras, total: extras.reduce((sum, { cents }) => sum + cents, room) };
};
