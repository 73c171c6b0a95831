import { isShippingLine } from '@festival/shared-contracts/cart/basketGroups';
import { canBeAdded } from '@festival/shared-contracts/product/isSoldOut';
import type { Product } from '@festival/shared-contracts/product/product';
import { oneSize, readMerchandiseId } from './readMerchandiseId.ts';

/** One size of a piece: a separate product. */
export interface MerchandiseSize {
  productId: string;
  label: string;
  inStock: boolean;
}

/** A piece of merchandise with the sizes in which it is sold. */
export interface MerchandiseGroup {
  id: string;
  name: string;
  sizes: MerchandiseSize[];
}

const sizeLabel = (product: Product): string =>
  product.meta.sizes.find(({ id }) => id === product.id)?.size ?? readMerchandiseId(product.id).size;

/** The name that all sizes share: the name of the first one without the size at its end. */
const groupName = (name: string, size: string): string => {
  const literally = size.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const end = new RegExp(`[\\s,(–-]+(?:${literally})\\)?$`, 'i');
  return name.replace(end, '') || name;
};

/** The pieces of merchandise, each with its sizes in the shop's order; without the product for shipping [MER-01]. */
export const merchandiseGroups = (products: readonly Product[]): MerchandiseGroup[] => {
  const groups = new Map<string, MerchandiseGroup>();
  for (const product of products) {
    if (product.mappedType !== 'merchandise' || isShippingLine(product)) continue;
    const { group } = readMerchandiseId(product.id);
    const label = sizeLabel(product);
    const known = groups.get(group) ?? { id: group, name: groupName(product.name, label), sizes: [] };
    known.sizes.push({ productId: product.id, label, inStock: canBeAdded(product) });
    groups.set(group, known);
  }
  return [...groups.values()];
};

/** The size that is chosen at first: the first one in stock, otherwise the first product [MER-01]. */
export const defaultSize = ({ sizes }: Pick<MerchandiseGroup, 'sizes'>): MerchandiseSize | undefined =>
  sizes.find(({ inStock }) => inStock) ?? sizes[0];

/** Whether there are sizes to choose from: a piece in ONE SIZE has none [MER-01]. */
export const hasSizes = ({ sizes }: Pick<MerchandiseGroup, 'sizes'>): boolean =>
  sizes.length > 1 || sizes[0]?.label !== oneSize;
