import type { Commands } from '@festival/shared-contracts/commands/commands';
import { success } from '@festival/shared-contracts/errors/result';
import type { CartDeps } from '../cart/cartWriter.ts';
import { errorReportOf } from '../network/errorReport.ts';
import { loadChunk } from '../network/loadChunk.ts';
import type { ShopNavigation } from '../routing/navigation/shopNavigation.ts';
import { type CartCommandDeps, cartCommands } from './cartCommands.ts';
import type { CheckoutCommandDeps } from './checkoutCommands.ts';
import { lazyCommands, type ResultArea } from './lazyCommands.ts';
import type { LookUpCommandDeps } from './lookUpCommands.ts';
import { type CommandName, notYetCommands } from './notYet.ts';
import type { OrderCommandDeps } from './orderCommands.ts';
import { type OverlayCommandDeps, overlayCommands } from './overlayCommands.ts';
import type { ShippingCommandDeps } from './shippingCommands.ts';
import type { SignOnCommandDeps } from './signOnCommands.ts';
import type { WishlistCommandDeps } from './wishlistCommands.ts';

type AreaDeps = CartCommandDeps &
  CheckoutCommandDeps &
  LookUpCommandDeps &
  OrderCommandDeps &
  OverlayCommandDeps &
  ShippingCommandDeps &
  SignOnCommandDeps &
  WishlistCommandDeps;

/** Collaborators of all areas. */
type HostCommandDeps = Omit<AreaDeps, 'notYet'> & Pick<CartDeps, 'report'>;

/**
 * Every command of the contracts. Each area has a file with its name. Cart, navigation and overlay are in the first
 * bundle, so that no press waits for them. The code of the other areas is loaded when one of their commands is first
 * called.
 */
export const hostCommands = (given: HostCommandDeps): Commands => {
  const deps = { ...given, notYet: notYetCommands(given.report) };

  const lazily = <Area extends ResultArea<Area>>(name: keyof Commands, load: () => Promise<Area>): Area =>
    lazyCommands({
      load: () => loadChunk(load),
      onFailure: (error) => {
        deps.report(errorReportOf(`commands.${name}.notLoaded`, error));
        void deps.openModal(1000);
      },
      missing: (command) => deps.notYet(`${name}.${command}` as CommandName)(),
    });

  return {
    cart: cartCommands(deps),
    navigation: navigationCommands(deps),
    overlay: overlayCommands(deps),
    checkout: lazily('checkout', async () =>
      (await import(/* webpackChunkName: "commands-checkout" */ './checkoutCommands.ts')).checkoutCommands(deps),
    ),
    shipping: lazily('shipping', async () =>
      (await import(/* webpackChunkName: "commands-shipping" */ './shippingCommands.ts')).shippingCommands(deps),
    ),
    travel: lazily('travel', async () =>
      (await import(/* webpackChunkName: "commands-travel" */ './travelCommands.ts')).travelCommands(deps),
    ),
    wishlist: lazily('wishlist', async () =>
      (await import(/* webpackChunkName: "commands-wishlist" */ './wishlistCommands.ts')).wishlistCommands(deps),
    ),
    lookUp: lazily('lookUp', async () =>
      (await import(/* webpackChunkName: "commands-look-up" */ './lookUpCommands.ts')).lookUpCommands(deps),
    ),
    orders: lazily('orders', async () =>
      (await import(/* webpackChunkName: "commands-orders" */ './orderCommands.ts')).orderCommands(deps),
    ),
    signOn: lazily('signOn', async () =>
      (await import(/* webpackChunkName: "commands-sign-on" */ './signOnCommands.ts')).signOnCommands(deps),
    ),
  };
};

/** The navigation commands in the shop; they keep the query [RTE-02]. */
const navigationCommands = ({ navigation }: { navigation: Pick<ShopNavigation, 'go'> }): Commands['navigation'] => ({
  async goTo(path) {
    navigation.go(path);
    return success(undefined);
  },
});
