import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { AxiosInstance } from 'axios';
import { restartAddress } from '../countdown/expiry.ts';
import { clearDeeplink } from '../deeplink/clearDeeplink.ts';
import { type ErrorReport, errorReportOf } from '../telemetry/errorReport.ts';

interface VisitDeps {
  config: Pick<ShopConfig, 'queueUrl' | 'slug'>;
  http: AxiosInstance;
  leave(address: string): void;
  /** The query of the page's address. */
  search(): string;
  /** The id of the visitor's cart; null without one. */
  cartId(): string | null;
  /** Forgets the cart on the page. */
  forget(): void;
  report(report: ErrorReport): void;
}

/** Ends what a visitor has begun: the cart, its cookie on the server and the deeplink are forgotten [CNT-02]. */
export const restartVisit = ({ config, http, leave, search, cartId, forget, report }: VisitDeps) => {
  const toHome = async (): Promise<void> => {
    const params = { cartId: cartId() ?? undefined };
    forget();
    clearDeeplink();
    await http.delete('/cart', { params }).catch((error: unknown) => report(errorReportOf('cart.notForgotten', error)));
  };
  return {
    /** Forgets, and stays on the page. */
    toHome,
    /** Forgets, and begins again in the waiting room or on a fresh page of the shop. */
    toQueue: async (): Promise<void> => {
      await toHome();
      leave(restartAddress(config, search()));
    },
  };
};
