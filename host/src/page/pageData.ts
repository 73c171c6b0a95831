import type { Cart } from '@festival/shared-contracts/cart/cart';
import type { ExposedModuleName } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { Language } from '@festival/shared-contracts/language/languages';
import type { Product } from '@festival/shared-contracts/product/product';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { PlaceName } from '@festival/shared-contracts/step/places';
import type { User } from '@festival/shared-contracts/user/user';
import type { PageRemote } from './pageRemote.ts';
import type { RemoteSteps } from './remoteSteps.ts';

/** A brand as described by `brand.json` in its folder. */
interface Brand {
  id: string;
  name: string;
  /** File names below `/brand/{id}/`. */
  logo: string;
  symbol: string;
}

/** A shop of this deployment as the index page lists it. */
interface ShopSummary {
  slug: string;
  brand: string;
  title: string;
  /** ISO date of the first festival day. */
  dateStart: string;
  dateEnd?: string;
  place: string;
  /** The picture of the shop, without width and extension. */
  image?: string;
  /** Title and place in the languages in which they differ. */
  texts?: Partial<Record<Language, { title?: string; place?: string }>>;
}

/**
 * What the server sends as JSON in a page and the browser continues from, so that the browser's first render equals
 * the server's.
 */
export interface PageData {
  /** Null on pages without a brand: the index, and unknown addresses. */
  brand: Brand | null;
  language: Language;
  /** Milliseconds of the server's clock when the page was made [CNT-01]. */
  serverNow: number;
  /** Null when the address names no shop of this deployment. */
  config: ShopConfig | null;
  products: Product[];
  /** The visitor's cart, if their cookie names one that still exists. */
  cart: Cart | null;
  /** The visitor's cart if the shop API could not answer it: the browser reads it again. */
  unreadCartId?: string;
  /**
   * The cart of the visitor's last order in this shop: the payment's result shows it, also beside a new cart [PAY-04].
   */
  placedCartId?: string;
  /** The signed-in user; null or absent for a guest [SSO-01]. */
  user?: User | null;
  /** Whether signing in is available now; missing where sign-on is not set up [HDR-04]. */
  isSignOnAvailable?: boolean;
  /**
   * The remotes by name with their versions, resolved once for this page from the brand's release [FED-03]; a step
   * without its remote is left out [STP-06].
   */
  remotes: Record<string, PageRemote>;
  /** The steps that remotes bring to this shop; missing where there is none. */
  remoteSteps?: RemoteSteps;
  /** The exposed modules that fill places of the shell, by the place; missing where no remote is released. */
  places?: Readonly<Partial<Record<PlaceName, ExposedModuleName>>>;
  /** The release of these versions, to explain why a visitor has them [BYD-10]. */
  release?: {
    brand: string;
    revision: number;
    /** Set where it is an earlier release, kept with what is in the cart [BYD-07]. */
    isKept?: true;
    /** Set while the brand tries a canary: every visit is measured then, not one of a few [BYD-08]. */
    isTrying?: true;
  };
  /** Set where a link shows its visitor other versions, until then (ISO date); the remotes say which [FED-04]. */
  preview?: { until: string };
  /** The exposed modules that the server could not render; missing where it rendered them all. */
  unrendered?: readonly string[];
  /** The addresses of the files of each step's exposed module that this page does not name itself, to request them at once [RTE-14]. */
  moduleFiles?: Readonly<Record<string, readonly string[]>>;
  /** The registry's address, the second server of the remotes' files. */
  registryOrigin: string;
  /** The hashes of the remotes' files (`sha384-…`) by `name/version/path` and of the host's (`sha256-…`) by `/assets/…` [FED-08]. */
  integrity: Record<string, string>;
  /** The answers of the remote slots' `load` on the server, by exposed module, parameters and query. */
  moduleData: Record<string, unknown>;
  /** Only on the index page. */
  shops: ShopSummary[];
  /** The days of its festivals in words (`writtenDays`). */
  days?: Readonly<Record<string, string>>;
  /** Why the page shows no shop, if it is not a 404; for the error page, the message or the key of its text [RTE-11]. */
  failure?: { status: number; message?: string };
}
