import type { FindClient } from '@festival/service-kit/http/clientOf';
import type { IdentifyAccount } from '../../platform/http/identifyAccount.ts';
import type { ShopCatalogue } from './shopCatalogue.ts';

/** Finds the shop, the account and the client of a call. */
export type CallerDeps = { catalogue: ShopCatalogue; identify: IdentifyAccount; findClient: FindClient };
