import type { CartCommands } from './cartCommands.ts';
import type { CheckoutCommands } from './checkoutCommands.ts';
import type { LookUpCommands } from './lookUpCommands.ts';
import type { NavigationCommands } from './navigationCommands.ts';
import type { OrderCommands } from './orderCommands.ts';
import type { OverlayCommands } from './overlayCommands.ts';
import type { ShippingCommands } from './shippingCommands.ts';
import type { SignOnCommands } from './signOnCommands.ts';
import type { TravelCommands } from './travelCommands.ts';
import type { WishlistCommands } from './wishlistCommands.ts';

/**
 * The requests of a remote to the shop, by area: `commands.cart.setQuantity('weekend', 2)`. The host implements each area in a file of the
 * same name (`host/src/commands/cartCommands.ts`); the harness fakes it. Only the host orders writes, shows them optimistically and handles
 * errors. Each command returns a result, or the visitor's choice; expected failures are values, and the host has already shown the modal
 * that the catalogue assigns to them.
 */
export interface Commands {
  cart: CartCommands;
  checkout: CheckoutCommands;
  shipping: ShippingCommands;
  travel: TravelCommands;
  wishlist: WishlistCommands;
  lookUp: LookUpCommands;
  orders: OrderCommands;
  signOn: SignOnCommands;
  overlay: OverlayCommands;
  navigation: NavigationCommands;
}
