import type { Cart, Quantities } from '@festival/shared-contracts/cart/cart';
import type { OrderPage, OwnOrder } from '@festival/shared-contracts/order/orderPage';
import type { OrderView } from '@festival/shared-contracts/order/orderView';
import type { Product } from '@festival/shared-contracts/product/product';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { ItemState } from '@festival/shared-contracts/state/primitives';
import type { TravelPackage } from '@festival/shared-contracts/travel/travelPackage';
import type { User } from '@festival/shared-contracts/user/user';
import type { PageState } from './pageState.ts';

/** The data of the harness's shop. Prices in cents. */
export interface HarnessWorld {
  config: ShopConfig;
  products: Product[];
  stays: TravelPackage[];
  /** The initial content of the cart. */
  quantities: Quantities;
  /** The server's fields of the cart that can't be computed from the quantities. */
  cart?: Partial<Cart>;
  /** The order of the cart: a paid one if missing, none if null; with `away` the server does not respond. */
  order?: OrderView | 'away' | null;
  /** The order that every link opens; if missing, none. */
  placedOrder?: OrderPage | 'away';
  /** The orders of the signed-in account. */
  ownOrders?: OwnOrder[];
}

/** One state of a remote: the usual shop with differences. */
export interface HarnessState {
  /** The state's name in the bar and in the URL: `sold-out`. */
  name: string;
  /** Changes the shop before it opens. */
  world?: (usual: HarnessWorld) => HarnessWorld;
  /** The state of the last change, for every product. */
  items?: ItemState;
  /** The module's code and data never arrive. */
  isLoading?: boolean;
  /** The signed-in account. */
  user?: User;
  /** Other values of the page's state. */
  page?: PageState;
  /** The fragment of the URL. It applies to the whole page, so a page of all states shows this one in a frame. */
  hash?: string;
  /** The exposed modules that have this state; all of them by default. */
  modules?: readonly string[];
  /** The `params` of the module. */
  params?: Readonly<Record<string, string>>;
}
