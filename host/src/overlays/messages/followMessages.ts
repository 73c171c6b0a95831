import { announceProducts, type ProductToastDeps } from '../toasts/announceProducts.ts';
import { announceWishlist, type WishlistToastDeps } from '../toasts/announceWishlist.ts';
import { type ArrivalDeps, greetArrival } from './greetArrival.ts';

export type MessageDeps = Omit<ArrivalDeps, 'memory'> & ProductToastDeps & WishlistToastDeps;

/** What the shop says by itself: the message on arrival, and the toasts. */
export const followMessages = (deps: MessageDeps): void => {
  announceProducts(deps);
  announceWishlist(deps);
  greetArrival({ ...deps, memory: () => localStorage });
};
