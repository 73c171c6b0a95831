import { primitives } from '@festival/shared-contracts/state/primitives';
import { atom } from 'jotai/vanilla';

/** Whether the cart is empty or contains only insurance, so that there is nothing to check out [OVL-02]. */
export const isBasketEmptyAtom = atom((get): boolean => {
  const insurance = get(primitives.products).filter(({ mappedType }) => mappedType === 'insurance');
  const held = Object.entries(get(primitives.cart)?.products ?? {}).filter(([, quantity]) => quantity > 0);
  return held.every(([productId]) => insurance.some(({ id }) => id === productId));
});
