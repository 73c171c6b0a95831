import { announceProducts, type ProductToastDeps } from '../toasts/announceProducts.ts';
import { announceWishlist, type WishlistToastDeps } from '../toasts/announceWishlist.ts';
import { type ArrivalDeps, greetArrival } from './greetArrival.ts';

export type MessageDeps = Omit<ArrivalDeps, 'memory'> & ProductToastDeps & WishlistToastDeps;

/** Shows the shop's own messages: the message on arrival, and toasts. */
export const followMessages = (deps: MessageDeps): void => {
  announceProducts(deps);
  announceWishlist(deps);
  greetArrival({ ...deps, memory: () => localStorage });
};
