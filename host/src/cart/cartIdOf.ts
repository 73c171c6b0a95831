import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';
import { unreadCartIdAtom } from './unreadCartIdAtom.ts';

/** The id of the visitor's cart, also while it could not be shown yet; null without one. */
export const cartIdOf = (store: PageStore): string | null =>
  store.get(primitives.cart)?.id ?? store.get(unreadCartIdAtom);
