import { productState } from '@festival/shared-contracts/state/productState';
import { type Atom, useStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { watchProduct } from './watchProduct.ts';

/** The state of one product for its control. A change of another product does not render the control again. */
export function useProductState(productId: string) {
  const store = useStore();
  const state = productState(productId);
  const subscribe = useCallback((tell: () => void) => watchProduct(store, productId, tell), [store, productId]);
  const product = useRead(store, subscribe, state.product);
  const stepper = useRead(store, subscribe, state.stepper);
  const itemState = useRead(store, subscribe, state.itemState);
  return { product, stepper, itemState, cap: state.cap };
}

function useRead<Value>(
  store: ReturnType<typeof useStore>,
  subscribe: (tell: () => void) => () => void,
  atom: Atom<Value>,
): Value {
  const read = () => store.get(atom);
  return useSyncExternalStore(subscribe, read, read);
}
