import type { Capabilities } from '@festival/shared-contracts/shop/capabilities';
import type { PageData } from '../../page/pageData.ts';
import type { RouteRow } from '../routeRow.ts';

/** The data that a guard may read. */
export interface GuardContext {
  route: RouteRow;
  /** The path's parameters, decoded. */
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  page: Pick<PageData, 'config' | 'products' | 'user' | 'isSignOnAvailable' | 'failure'>;
  /** Null on a page without a shop. */
  capabilities: Capabilities | null;
}

/** A guard's decision. A redirect is a separate kind, so that it is never shown as an error [RTE-08]. */
export type GuardAnswer =
  | { kind: 'proceed' }
  /** `to` is a path of this site with its query. */
  | { kind: 'redirect'; to: string; status: 301 | 302 }
  /** `message` is for the visitor; if it is missing, the error page shows its own text. */
  | { kind: 'error'; status: number; message?: string | undefined };

/**
 * A check before a route is shown, the same on the server and in the browser. It decides synchronously from the page's
 * data, so that the first page in the browser does not wait for it.
 */
export type Guard = (context: GuardContext) => GuardAnswer;

export const proceed: GuardAnswer = { kind: 'proceed' };

export const notFoundAnswer: GuardAnswer = { kind: 'error', status: 404 };
