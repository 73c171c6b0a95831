import type { Product } from '@festival/shared-contracts/product/product';

/** A product as the shop's catalogue has it: all but what is left of it. */
export type CatalogueProduct = { product: Product; stockId: string | null };
