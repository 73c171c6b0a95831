import { productState } from '@festival/shared-contracts/state/productState';
import {
  addOnProductsAtom,
  cartAtom,
  configAtom,
  itemStatesAtom,
  productsAtom,
  quantitiesAtom,
  shopUpdateStateAtom,
} from '@festival/shared-contracts/state/shopState';
import type { useStore } from 'jotai';

export type Store = ReturnType<typeof useStore>;

type Watch = (productId: string, tell: () => void) => () => void;

/** The values that belong to single products. */
const ofOneProduct = (store: Store): readonly Readonly<Record<string, unknown>>[] => [
  store.get(quantitiesAtom),
  store.get(itemStatesAtom),
  store.get(cartAtom)?.products ?? {},
];

/** The values that are used by every control. */
const ofAll = (store: Store): readonly unknown[] => [
  store.get(productsAtom),
  store.get(addOnProductsAtom),
  store.get(configAtom),
  store.get(shopUpdateStateAtom) === 'update.travel',
];

const sources = [
  quantitiesAtom,
  itemStatesAtom,
  cartAtom,
  productsAtom,
  addOnProductsAtom,
  configAtom,
  shopUpdateStateAtom,
];

const watchIn = (store: Store): Watch => {
  const readers = new Map<string, Set<() => void>>();
  let [own, all] = [ofOneProduct(store), ofAll(store)];
  let stop: (() => void)[] = [];

  const isTicket = (id: string): boolean => store.get(productState(id).product)?.mappedType === 'ticket';
  const look = (): void => {
    const [ownBefore, allBefore] = [own, all];
    [own, all] = [ofOneProduct(store), ofAll(store)];
    const ids = [...readers.keys()];
    const changed = ids.filter((id) => own.some((one, index) => one[id] !== ownBefore[index]?.[id]));
    // The maximum of a ticket in an order depends on the order's other tickets [TIX-03].
    const isForAll = all.some((one, index) => one !== allBefore[index]) || changed.some(isTicket);
    for (const id of isForAll ? ids : changed) for (const tell of [...(readers.get(id) ?? [])]) tell();
  };

  return (productId, tell) => {
    if (readers.size === 0) {
      [own, all] = [ofOneProduct(store), ofAll(store)];
      stop = sources.map((source) => store.sub(source, look));
    }
    const ofProduct = readers.get(productId) ?? new Set();
    readers.set(productId, ofProduct.add(tell));
    return () => {
      ofProduct.delete(tell);
      if (ofProduct.size === 0) readers.delete(productId);
      if (readers.size === 0) for (const end of stop.splice(0)) end();
    };
  };
};

const watches = new WeakMap<Store, Watch>();

/**
 * Notifies a control when a value of its product may have changed. One check of the cart finds the changed products.
 * With separate atoms for each control, a press in a list of 500 products would check thousands of atoms, which takes a
 * slow phone 40 ms [BYD-05].
 */
export const watchProduct = (store: Store, productId: string, tell: () => void): (() => void) => {
  const watch = watches.get(store) ?? watchIn(store);
  watches.set(store, watch);
  return watch(productId, tell);
};
