import type { Provider } from 'oidc-provider';
import type { Pool } from 'pg';

/** What the pages of sign-on are built from; people are sent back to `shopOrigins` only. */
export type PageDeps = { provider: Provider; pool: Pool; shopOrigins: readonly string[] };
