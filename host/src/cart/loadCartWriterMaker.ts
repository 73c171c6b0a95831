import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { loadChunk } from '../network/loadChunk.ts';
import type { CartWriterMaker } from './cartWriter.ts';
import { serverCartWriter } from './serverCartWriter.ts';

/**
 * Loads the maker of a shop's cart writer. The cart is on the server; in shops that keep wishlists, it is only in the
 * browser [WSH-01]. The local writer's code is loaded only in those shops.
 */
export const loadCartWriterMaker = async (config: ShopConfig | null): Promise<CartWriterMaker> => {
  if (!config || capabilitiesOf(config).usesServerCart) return serverCartWriter;
  const { localCartWriterOf } = await loadChunk(() => import('./localCartWriter.ts'));
  return localCartWriterOf(config);
};
