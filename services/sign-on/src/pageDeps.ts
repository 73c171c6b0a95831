import type { Provider } from 'oidc-provider';
import type { Pool } from 'pg';
import type { ShopAccounts } from './shop/shopAccounts.ts';

/** Dependencies of sign-on's pages. People are redirected only to `shopOrigins`. */
export type PageDeps = {
  provider: Provider;
  pool: Pool;
  /** What the shops know of an account. */
  shop: ShopAccounts;
  shopOrigins: readonly string[];
  /** Signs cookies and the codes in mails. */
  secret: string;
};
