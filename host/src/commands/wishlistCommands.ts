import type { Commands } from '@festival/shared-contracts/commands/commands';
import type { NotYet } from './notYet.ts';

/** Saving a wishlist, its link, and filling a cart from it: their screens are still to come [WSH]. */
export const wishlistCommands = ({ notYet }: { notYet: NotYet }): Commands['wishlist'] => ({
  save: notYet('wishlist.save'),
  register: notYet('wishlist.register'),
  openLink: notYet('wishlist.openLink'),
  fillCart: notYet('wishlist.fillCart'),
});
