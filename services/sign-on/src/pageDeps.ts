import type { Provider } from 'oidc-provider';
import type { Pool } from 'pg';

/** Dependencies of sign-on's pages. People are redirected only to `shopOrigins`. */
export type PageDeps = {
  provider: Provider;
  pool: Pool;
  shopOrigins: readonly string[];
  /** Signs cookies and the codes in mails. */
  secret: string;
};
