import { isTravelTicket } from '@festival/shared-contracts/product/isTravelTicket';
import { isUpgradeTicket } from '@festival/shared-contracts/product/isUpgradeTicket';
import type { Product } from '@festival/shared-contracts/product/product';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';

const most = 3;

/**
 * The group of a product. Sizes of merchandise have the id `prefix_group_size` and share a group; any other product is
 * a group by itself.
 */
const groupOf = (product: Product) => product.id.split('_').slice(0, 2).join('_');

/**
 * Available replacements for a product, nearest price first: for merchandise, other sizes of it; for any other product,
 * products of the same kind. Tickets that are not sold separately are left out [TIX-11].
 */
export function alternatives(
  productId: string,
  products: readonly Product[],
  config: Pick<ShopConfig, 'upgradableOrder'>,
): string[] {
  const original = products.find(({ id }) => id === productId);
  if (!original) return [];
  const isMerchandise = original.mappedType === 'merchandise';
  return products
    .filter(({ id, mappedType, soldOut }) => id !== productId && mappedType === original.mappedType && !soldOut)
    .filter((product) => !isTravelTicket(product) && !isUpgradeTicket(product, config))
    .filter((product) => !isMerchandise || groupOf(product) === groupOf(original))
    .map((product) => ({ id: product.id, distance: Math.abs(product.price - original.price) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, most)
    .map(({ id }) => id);
}
