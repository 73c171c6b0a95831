import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { CartDeps } from './cartDeps.ts';
import type { CartWriter } from './cartWriter.ts';
import { localCartStorage } from './localCartStorage.ts';
import { localCartWriter } from './localCartWriter.ts';
import { serverCartWriter } from './serverCartWriter.ts';

/** The writer of a shop's cart: on the server, or in the browser alone where the shop keeps wishlists instead [WSH-01]. */
export const createCartWriter = (config: ShopConfig, deps: CartDeps): CartWriter => {
  if (capabilitiesOf(config).usesServerCart) return serverCartWriter(deps);
  const kept = localCartStorage({ slug: config.slug, storage: () => sessionStorage, report: deps.report });
  return localCartWriter({ ...deps, kept });
};
