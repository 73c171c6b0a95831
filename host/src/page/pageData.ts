import type { Cart } from '@festival/shared-contracts/cart/cart';
import type { Language } from '@festival/shared-contracts/language/language';
import type { Product } from '@festival/shared-contracts/product/product';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { User } from '@festival/shared-contracts/user/user';
import type { PageRemote } from './pageRemote.ts';

/** A brand as its folder's `brand.json` describes it. */
export interface Brand {
  id: string;
  name: string;
  /** File names below `/brand/{id}/`. */
  logo: string;
  symbol: string;
}

/** A shop of this deployment as the index page lists it. */
export interface ShopSummary {
  slug: string;
  brand: string;
  title: string;
  /** ISO date of the first festival day. */
  dateStart: string;
  dateEnd?: string;
  place: string;
  /** The art it is known by, without width and ending. */
  image?: string;
  /** Title and place by language, where they differ. */
  texts?: Partial<Record<Language, { title?: string; place?: string }>>;
}

/**
 * What the server sends as JSON in a page, and the browser continues from: the same on both sides, so that the browser's
 * first render equals the server's.
 */
export interface PageData {
  /** Null on pages that belong to no brand: the index, and what was not found. */
  brand: Brand | null;
  language: Language;
  /** Milliseconds of the server's clock when the page was made [CNT-01]. */
  serverNow: number;
  /** Null when the address names no shop of ours. */
  config: ShopConfig | null;
  products: Product[];
  /** The visitor's cart, when their cookie names one that still stands. */
  cart: Cart | null;
  /** The visitor's cart where the shop API could not show it when the page was made: the browser reads it again. */
  unreadCartId?: string;
  /** The cart of the last order that the visitor placed here: the payment's result shows it, also beside a new cart [PAY-04]. */
  placedCartId?: string;
  /** Who is signed in; null or absent when nobody is [SSO-01]. */
  user?: User | null;
  /** Whether people can sign in just now [HDR-04]. */
  isSignOnAvailable?: boolean;
  /**
   * Remote to its versions, resolved once for this page from the brand's release [FED-03]; a step without its remote is
   * left out [STP-06].
   */
  remotes: Record<string, PageRemote>;
  /** The release that they come from, to say why a visitor has them [BYD-10]. */
  release?: { brand: string; revision: number };
  /** The registry's own address, the second place to get a remote's files from. */
  registryOrigin: string;
  /** `name/version/path` of remotes' files and `/assets/…` of the host's to `sha384-…` [FED-08]. */
  integrity: Record<string, string>;
  /** What the remote slots' `load` answered on the server, by exposed module, parameters and query. */
  moduleData: Record<string, unknown>;
  /** Filled on the index page only. */
  shops: ShopSummary[];
  /** Why the page shows no shop, where that is not simply 404: the error page says it [RTE-11]. */
  failure?: { status: number; message?: string };
}
