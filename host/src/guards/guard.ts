import type { RouteRow } from '@festival/shared-contracts/routes/routeRow';
import type { Capabilities } from '@festival/shared-contracts/shop/capabilities';
import type { PageData } from '../page/pageData.ts';

/** What a guard decides by. */
export interface GuardContext {
  route: RouteRow;
  /** Of the path, decoded. */
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  page: Pick<PageData, 'config' | 'products' | 'user' | 'isSignOnAvailable' | 'failure'>;
  /** Null on a page without a shop. */
  capabilities: Capabilities | null;
}

/** A redirect is an answer of its own: it is never shown as an error [RTE-08]. */
export type GuardAnswer =
  | { kind: 'goOn' }
  /** `to` is a path of this site with its query. */
  | { kind: 'redirect'; to: string; status: 301 | 302 }
  /** `message` is for the visitor; without one the error page has a text of its own. */
  | { kind: 'error'; status: number; message?: string | undefined };

/**
 * A check before a route shows, the same on the server and in the browser. It answers at once, from what the page was
 * made of: so the browser's first page stands without waiting for it.
 */
export type Guard = (context: GuardContext) => GuardAnswer;

export const goOn: GuardAnswer = { kind: 'goOn' };

/** The page that could not be found. */
export const notFoundAnswer: GuardAnswer = { kind: 'error', status: 404 };
