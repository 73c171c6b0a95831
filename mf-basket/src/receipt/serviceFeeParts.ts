import type { Product } from '@festival/shared-contracts/product/product';

/** What one product adds to the service fee; cents for all of its quantity. */
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
