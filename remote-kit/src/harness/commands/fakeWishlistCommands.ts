import type { Commands } from '@festival/shared-contracts/commands/commands';
import { notInHarness } from './notInHarness.ts';

export const fakeWishlistCommands = (): Commands['wishlist'] => ({
  save: notInHarness('wishlist.save'),
  register: notInHarness('wishlist.register'),
  readLink: notInHarness('wishlist.readLink'),
  openLink: notInHarness('wishlist.openLink'),
  fillCart: notInHarness('wishlist.fillCart'),
  openOffer: notInHarness('wishlist.openOffer'),
  closeOffer: notInHarness('wishlist.closeOffer'),
});
