import type { Product } from '@festival/shared-contracts/product/product';
import { canBeAdded, maximumOf, minimumOf } from '@festival/shared-contracts/product/quantityRules';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { Shop } from '../../catalogue/shop/shop.ts';

/** Why a shop does not do what was asked, as PUT products answers it [API-12]. */
export type Refusal = { code: string; message: string };

type Wish = { product: Product; quantity: number; held: number };

/**
 * Why the shop's rules refuse this quantity of a product, or null. Less than before and nothing at all are never refused,
 * but for what leaves fewer than the smallest amount [TIX-03, TIX-04, TIX-07, TIX-09].
 */
export function quantityRefusal(
  { product, quantity, held }: Wish,
  { config, capabilities }: Pick<Shop, 'config' | 'capabilities'>,
): Refusal | null {
  if (quantity === 0) return null;
  if (capabilities.isClosed) return shopClosed;
  if (product.mappedType === 'insurance' && !capabilities.offersRefundProtection) return productNotFound;
  if (product.mappedType === 'notused') return productNotFound;
  if (quantity > held && !canBeAdded(product)) return soldOut;
  return amountRefusal(product, quantity, config);
}

/** Whether an amount is one that can be bought: from the minimum, in steps, to the maximum. */
export function amountRefusal(product: Product, quantity: number, config: ShopConfig): Refusal | null {
  const maximum = maximumOf(product, limitsOf(config));
  const minimum = minimumOf(product);
  if (quantity > maximum) {
    return { code: 'validation.product.maximum', message: `You can take at most ${maximum} of ${product.name}.` };
  }
  if (quantity < minimum) {
    return { code: 'validation.product.minimum', message: `${product.name} is sold from ${minimum}.` };
  }
  if ((quantity - minimum) % product.stepSize !== 0) {
    return { code: 'validation.product.step', message: `${product.name} is sold by ${product.stepSize}.` };
  }
  return null;
}

export const shopClosed: Refusal = { code: 'shop.closed', message: 'The shop is closed.' };
export const soldOut: Refusal = { code: 'product.sold_out', message: 'product.sold_out' };
export const productNotFound: Refusal = { code: 'product.not_found', message: 'product.not_found' };

const limitsOf = ({ maxTicketAmount, shopSettings }: ShopConfig) => ({
  maxTicketAmount,
  allowedExtraTickets: shopSettings.fields.allowedExtraTickets,
});
