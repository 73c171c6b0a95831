import type { Cart } from '@festival/shared-contracts/cart/cart';
import type { ExposedModuleName } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { Language } from '@festival/shared-contracts/language/languages';
import type { Product } from '@festival/shared-contracts/product/product';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { PlaceName } from '@festival/shared-contracts/step/places';
import type { User } from '@festival/shared-contracts/user/user';
import type { PageRemote } from './pageRemote.ts';
import type { RemoteSteps } from './remoteSteps.ts';

/** A brand as described by the `brand.json` in its folder. */
interface Brand {
  id: string;
  name: string;
  /** File names below `/brand/{id}/`. */
  logo: string;
  symbol: string;
}

/** A shop of this deployment, as the index page lists it. */
interface ShopSummary {
  slug: string;
  brand: string;
  title: string;
  /** ISO date of the first festival day. */
  dateStart: string;
  dateEnd?: string;
  place: string;
  /** The address of the shop's picture, without width and extension. */
  image?: string;
  /** Title and place in the languages in which they differ. */
  texts?: Partial<Record<Language, { title?: string; place?: string }>>;
}

/**
 * The data that the server sends as JSON in a page. The browser's first render uses it, so that it equals the server's
 * render.
 */
export interface PageData {
  /** Null on pages without a brand: the index, and unknown addresses. */
  brand: Brand | null;
  language: Language;
  /** Milliseconds of the server's clock when the page was rendered [CNT-01]. */
  serverNow: number;
  /** Null if the address names no shop of this deployment. */
  config: ShopConfig | null;
  products: Product[];
  /** The visitor's cart, if the cookie names a cart that still exists. */
  cart: Cart | null;
  /** The id of the visitor's cart if the shop API could not read it; the browser then reads it again. */
  unreadCartId?: string;
  /** The cart of the visitor's last order in this shop. The payment's result shows it, even after a new cart was opened [PAY-04]. */
  placedCartId?: string;
  /** The signed-in user; null or absent for a guest [SSO-01]. */
  user?: User | null;
  /** Whether the visitor can sign in at the moment; missing if sign-on is not set up [HDR-04]. */
  isSignOnAvailable?: boolean;
  /**
   * The remotes by name with their versions, resolved once for this page from the brand's release [FED-03]. A step
   * without its remote is left out [STP-06].
   */
  remotes: Record<string, PageRemote>;
  /** The steps that remotes add to this shop; missing if there are none. */
  remoteSteps?: RemoteSteps;
  /** The exposed module for each place of the shell; missing if no remote is released. */
  places?: Readonly<Partial<Record<PlaceName, ExposedModuleName>>>;
  /** The release of these versions, to explain why a visitor has them [BYD-10]. */
  release?: {
    brand: string;
    revision: number;
    /** Set for an earlier release that the visitor keeps together with the contents of the cart [BYD-07]. */
    isKept?: true;
    /** Set while the brand has a canary. Every visit is measured then, otherwise only some visits [BYD-08]. */
    isTrying?: true;
  };
  /** Set if a preview link gives the visitor unreleased versions: the ISO date until which it does so. `remotes` names those versions [FED-04]. */
  preview?: { until: string };
  /** The addresses of the files of each step's exposed module to which this page does not link, so that they can be requested at once [RTE-14]. */
  moduleFiles?: Readonly<Record<string, readonly string[]>>;
  /** The origin of the registry, the second server for the remotes' files. */
  registryOrigin: string;
  /**
   * The hashes of the remotes' files (`sha384-…`) by `name/version/path`, and of the host's files (`sha256-…`) by
   * `/assets/…` [FED-08].
   */
  integrity: Record<string, string>;
  /** The results of the remote slots' `load` on the server, by exposed module, parameters and query. */
  moduleData: Record<string, unknown>;
  /** The shops of this deployment; only on the index page. */
  shops: ShopSummary[];
  /** The formatted days of the page's festivals (`writtenDays`). */
  days?: Readonly<Record<string, string>>;
  /** The reason why the page shows no shop, if it is not a 404. `message` is the sentence on the error page, or the key of its text [RTE-11]. */
  failure?: { status: number; message?: string };
}
