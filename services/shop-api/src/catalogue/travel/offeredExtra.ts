import type { OfferedExtra } from '@festival/shared-contracts/travel/offeredExtra';
import type { FreeOf } from './freeStock.ts';
import { productTexts } from './productTexts.ts';
import type { StayExtra } from './stay.ts';

/** An extra of a stay in the Travel API's form [TRV-02]. */
export function offeredExtra(extra: StayExtra, freeOf: FreeOf): OfferedExtra {
  const { product, category } = extra;
  return {
    extraId: product.id,
    title: product.name,
    description: product.meta.description,
    category,
    price: product.price,
    maxAmount: product.maxQuantity,
    stock: freeOf(extra),
    image: product.meta.image,
    texts: productTexts(product),
  };
}
