import type { Product } from '@festival/shared-contracts/product/product';

/** The part of the service fee for one product, in cents for its whole quantity. */
interface ServiceFeePart {
  productId: string;
  name: string;
  quantity: number;
  cents: number;
}

/** The products that have a service fee, for a shop that shows its detail [BSK-02]. */
export const serviceFeeParts = (lines: readonly { product: Product; quantity: number }[]): ServiceFeePart[] =>
  lines
    .map(({ product, quantity }) => ({
      productId: product.id,
      name: product.name,
      quantity,
      cents: product.serviceCosts * quantity,
    }))
    .filter(({ cents }) => cents > 0);
