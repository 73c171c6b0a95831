import type { HttpClient } from '@festival/shared-contracts/api/httpClient';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { type ErrorReport, errorReportOf } from '../network/errorReport.ts';
import { clearDeeplink } from '../routing/deeplink/clearDeeplink.ts';
import { restartAddress } from './restartAddress.ts';

interface VisitDeps {
  config: Pick<ShopConfig, 'queueUrl' | 'slug'>;
  http: HttpClient;
  leave(address: string): void;
  /** The query of the page's address. */
  search(): string;
  /** The id of the visitor's cart; null if there is none. */
  cartId(): string | null;
  /** Forgets the cart in the page. */
  forget(): void;
  report(report: ErrorReport): void;
}

/** Restarts a visit: forgets the cart, its cookie on the server and the stored deeplink [CNT-02]. */
export const restartVisit = ({ config, http, leave, search, cartId, forget, report }: VisitDeps) => {
  const forgetVisit = async (): Promise<void> => {
    const params = { cartId: cartId() ?? undefined };
    forget();
    clearDeeplink();
    await http
      .request({ method: 'DELETE', url: '/cart', params })
      .catch((error: unknown) => report(errorReportOf('cart.notForgotten', error)));
  };
  return {
    /** Forgets the visit; the page stays open. */
    forgetVisit,
    /** Forgets the visit, and opens the waiting room or a new page of the shop. */
    restart: async (): Promise<void> => {
      await forgetVisit();
      leave(restartAddress(config, search()));
    },
  };
};
