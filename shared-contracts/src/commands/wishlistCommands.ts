import type { Quantities } from '../cart/cart.ts';
import type { Result } from '../errors/result.ts';
import type { Wishlist } from '../wishlist/wishlist.ts';

/** The parts of a wishlist's link [WSH-03]. */
export interface WishlistLink {
  eventId: string;
  userId: string;
  /** Proves that the link was given by the wishlist's owner. */
  verifier: string;
}

/** A product of the wishlist that could not be added to the cart, and its alternatives [WSH-04]. */
export interface RefusedProduct {
  productId: string;
  /** The server's, such as `product.sold_out`. */
  code: string;
  /** How many can still be had, where that is fewer than were wished for [BSK-08]. */
  left?: number | undefined;
  /** Product ids. */
  alternatives: string[];
}

/** Products that a visitor has saved without buying them. */
export interface WishlistCommands {
  /** Saves the cart on the page as the account's wishlist, and says so (4001) [WSH-02]. */
  save(): Promise<Result>;
  /** Registers the account for the event with the answers of its form; asks before it changes a registration (6000) [WSH-05]. */
  register(preferences: Wishlist['preferences']): Promise<Result>;
  /** The address that shows the account's saved wishlist to any visitor who has it [WSH-03]. */
  readLink(): Promise<Result<string>>;
  /** The wishlist behind a link; any visitor who has the link may see it [WSH-03]. */
  openLink(link: WishlistLink): Promise<Result<Wishlist>>;
  /** Puts the saved wishlist into the cart, or only the products named; answers what could not be added [WSH-04, OVL-04]. */
  fillCart(products?: Quantities): Promise<Result<RefusedProduct[]>>;
  /** Opens the offer to fill the cart from the account's wishlist [HDR-01]. */
  openOffer(): Promise<Result>;
  /** Closes the offer to fill the cart from the wishlist [OVL-04]. */
  closeOffer(): Promise<Result>;
}
