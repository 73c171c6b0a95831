import type { IdentifyAccount } from '../../platform/http/identifyAccount.ts';
import type { ShopCatalogue } from './shopCatalogue.ts';

/** What tells which shop a call speaks for, and which account. */
export type CallerDeps = { catalogue: ShopCatalogue; identify: IdentifyAccount };
