import type { IdentifyAccount } from '../../platform/http/identifyAccount.ts';
import type { ShopCatalogue } from './shopCatalogue.ts';

/** Finds the shop and the account of a call. */
export type CallerDeps = { catalogue: ShopCatalogue; identify: IdentifyAccount };
