import type { Cart, Quantities } from '@festival/shared-contracts/cart/cart';
import type { OrderPage, OwnOrder } from '@festival/shared-contracts/order/orderPage';
import type { OrderView } from '@festival/shared-contracts/order/orderView';
import type { Product } from '@festival/shared-contracts/product/product';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { ItemState } from '@festival/shared-contracts/state/primitives';
import type { TravelPackage } from '@festival/shared-contracts/travel/travelPackage';
import type { User } from '@festival/shared-contracts/user/user';
import type { PageState } from './pageState.ts';

/** What the harness's shop is made of. Prices in cents. */
export interface HarnessWorld {
  config: ShopConfig;
  products: Product[];
  stays: TravelPackage[];
  /** What the cart holds. */
  quantities: Quantities;
  /** What the server says of the cart, where that is not what follows from the quantities. */
  cart?: Partial<Cart>;
  /** The order of the cart; missing: a paid one, null: none. `away`: the server does not answer. */
  order?: OrderView | 'away' | null;
  /** The order that every link opens; missing: none. */
  placedOrder?: OrderPage | 'away';
  /** The orders of who is signed in. */
  ownOrders?: OwnOrder[];
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
  /** The rest of the page's state. */
  page?: PageState;
  /** What stands behind the `#` of the address. It is the whole page's, so that a page of all states shows this one in a frame. */
  hash?: string;
  /** The exposed modules that have this state; all of them by default. */
  modules?: readonly string[];
  /** What the module gets as `params`. */
  params?: Readonly<Record<string, string>>;
}
