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
  /** The server's code, such as `product.sold_out`. */
  code: string;
  /** The available quantity, if it is smaller than the desired one [BSK-08]. */
  left?: number | undefined;
  /** Product ids. */
  alternatives: string[];
}

/** Commands about products that a visitor has saved without buying them. */
export interface WishlistCommands {
  /** Saves the page's cart as the account's wishlist, and confirms it (4001) [WSH-02]. */
  save(): Promise<Result>;
  /** Registers the account for the event with the answers in its form; asks before it changes a registration (6000) [WSH-05]. */
  register(preferences: Wishlist['preferences']): Promise<Result>;
  /** The address that shows the account's saved wishlist to any visitor who has it [WSH-03]. */
  readLink(): Promise<Result<string>>;
  /** Reads the wishlist of a link, for any visitor who has the link [WSH-03]. */
  openLink(link: WishlistLink): Promise<Result<Wishlist>>;
  /** Puts the saved wishlist, or only the named products, into the cart; returns the products that could not be added [WSH-04, OVL-04]. */
  fillCart(products?: Quantities): Promise<Result<RefusedProduct[]>>;
  /** Opens the offer to fill the cart from the account's wishlist [HDR-01]. */
  openOffer(): Promise<Result>;
  /** Closes the offer to fill the cart from the wishlist [OVL-04]. */
  closeOffer(): Promise<Result>;
}
