import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';
import { unreadCartIdAtom } from './unreadCartIdAtom.ts';

/** The id of the visitor's cart, even while the cart could not be read; null without a cart. */
export const cartIdOf = (store: PageStore): string | null =>
  store.get(primitives.cart)?.id ?? store.get(unreadCartIdAtom);
