import type { Product } from '@festival/shared-contracts/product/product';

/** A product of the catalogue, without its free stock. */
export type CatalogueProduct = { product: Product; stockId: string | null };
