import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { loadChunk } from '../chunk/loadChunk.ts';
import type { CartWriterMaker } from './cartWriterMaker.ts';
import { serverCartWriter } from './serverCartWriter.ts';

/**
 * The maker of a shop's cart writer: the cart is on the server, or in the browser alone where the shop keeps wishlists instead
 * [WSH-01]. The code of the latter comes only to the pages of such a shop.
 */
export const loadCartWriterMaker = async (config: ShopConfig | null): Promise<CartWriterMaker> => {
  if (!config || capabilitiesOf(config).usesServerCart) return serverCartWriter;
  const { localCartWriterOf } = await loadChunk(() => import('./localCartWriterOf.ts'));
  return localCartWriterOf(config);
};
