import type { Provider } from 'oidc-provider';
import type { Pool } from 'pg';

/** For the pages of sign-on. People are sent back only to `shopOrigins`. */
export type PageDeps = {
  provider: Provider;
  pool: Pool;
  shopOrigins: readonly string[];
  /** Signs what a browser keeps, and what mails contain. */
  secret: string;
};
