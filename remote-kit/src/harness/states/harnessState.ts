import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { CartChoices } from '@festival/shared-contracts/cart/cartChoices';
import type { Product } from '@festival/shared-contracts/product/product';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { ItemState } from '@festival/shared-contracts/state/primitives';
import type { TravelPackage } from '@festival/shared-contracts/travel/travelPackage';
import type { User } from '@festival/shared-contracts/user/user';

/** What the harness's shop is made of. Prices in cents. */
export interface HarnessWorld {
  config: ShopConfig;
  products: Product[];
  stays: TravelPackage[];
  /** What the cart holds. */
  quantities: Quantities;
  /** What is chosen for the cart besides products; nothing by default. */
  choices?: Partial<CartChoices>;
}

/** One state in which a remote is shown: the shop as usual, with what differs. */
export interface HarnessState {
  /** Its name in the bar and in the address: `sold-out`. */
  name: string;
  /** Changes the shop before it opens. */
  world?: (usual: HarnessWorld) => HarnessWorld;
  /** The state of the last change, of every product. */
  items?: ItemState;
  /** The module's code and data never arrive. */
  isLoading?: boolean;
  /** Who is signed in. */
  user?: User;
  /** The exposed modules that have this state; all of them by default. */
  modules?: readonly string[];
  /** What the module gets as `params`. */
  params?: Readonly<Record<string, string>>;
}
