import type { Commands } from '@festival/shared-contracts/commands/commands';
import { fakeCartCommands } from './fakeCartCommands.ts';
import { fakeCheckoutCommands } from './fakeCheckoutCommands.ts';
import { fakeLookUpCommands } from './fakeLookUpCommands.ts';
import { fakeNavigationCommands } from './fakeNavigationCommands.ts';
import { fakeOrderCommands } from './fakeOrderCommands.ts';
import { fakeOverlayCommands } from './fakeOverlayCommands.ts';
import { fakeShippingCommands } from './fakeShippingCommands.ts';
import { fakeSignOnCommands } from './fakeSignOnCommands.ts';
import { fakeTravelCommands } from './fakeTravelCommands.ts';
import { fakeWishlistCommands } from './fakeWishlistCommands.ts';
import { type HarnessDeps, harnessCart } from './harnessCart.ts';

/**
 * Commands for a standalone remote, one fake per area. Only the host orders writes, shows them optimistically and opens
 * the catalogue's modals.
 */
export function harnessCommands(given: Omit<HarnessDeps, 'cart'>): Commands {
  const deps = { ...given, cart: harnessCart(given) };
  return {
    cart: fakeCartCommands(deps),
    checkout: fakeCheckoutCommands(deps),
    shipping: fakeShippingCommands(deps),
    travel: fakeTravelCommands(),
    wishlist: fakeWishlistCommands(),
    lookUp: fakeLookUpCommands(),
    orders: fakeOrderCommands(deps),
    signOn: fakeSignOnCommands(),
    overlay: fakeOverlayCommands(deps),
    navigation: fakeNavigationCommands(),
  };
}
