import type { CartAddOn, Quantities } from '@festival/shared-contracts/cart/cart';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { addOnOfKey } from '@festival/shared-contracts/travel/addOnKey';
import type { PageStore } from '../page/pageStore.ts';

/** The hotel add-ons of a cart in the browser, from the cart itself or from the orders that were looked up [ADD-02, BRD-04]. */
export const localAddOns = (store: PageStore, quantities: Quantities): CartAddOn[] => {
  const held = store.get(primitives.cart)?.addOns ?? [];
  const stays = store.get(primitives.orderLookup)?.upsell.hospitality.add_on ?? [];
  return Object.keys(quantities).flatMap((key): CartAddOn[] => {
    const known = held.find(({ product }) => product.id === key);
    if (known) return [known];
    const stay = stays.find(({ reference }) => reference === addOnOfKey(key)?.reference);
    const product = store.get(primitives.addOnProducts).find(({ id }) => id === key);
    if (!stay || !product) return [];
    const { name, texts } = stay.cart.package;
    return [{ reference: stay.reference, packageName: name, product, texts }];
  });
};
