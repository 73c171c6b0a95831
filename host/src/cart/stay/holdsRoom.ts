import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../../page/pageStore.ts';

/** Whether the cart contains the room of a stay. */
export const holdsRoom = (store: PageStore): boolean => {
  const held = store.get(primitives.cart)?.products ?? {};
  return store.get(primitives.products).some(({ id, type }) => type === 'hotel' && (held[id] ?? 0) > 0);
};
