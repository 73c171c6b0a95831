import { checkAmount, checkQuantity, type QuantityError } from '@festival/shared-contracts/product/checkQuantity';
import type { Product } from '@festival/shared-contracts/product/product';
import { maximumOf, minimumOf } from '@festival/shared-contracts/product/ticketLimits';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { ticketLimitsOf } from '@festival/shared-contracts/shop/ticketLimitsOf';
import type { Shop } from '../../catalogue/shop/shop.ts';

/** Why a shop does not do what was asked, as PUT products answers it [API-12]. */
export type Refusal = { code: string; message: string };

type AskedQuantity = Parameters<typeof checkQuantity>[0];

/** Why the shop's rules refuse this quantity of a product, or null [TIX-03, TIX-04, TIX-07, TIX-09]. */
export function quantityRefusal(
  asked: AskedQuantity,
  { config, capabilities }: Pick<Shop, 'config' | 'capabilities'>,
): Refusal | null {
  const checked = checkQuantity(asked, capabilities, ticketLimitsOf(config));
  return checked.ok ? null : refusalOf(checked.error, asked.product, config);
}

/** Whether an amount is one that can be bought: from the minimum, in steps, to the maximum. */
export function amountRefusal(product: Product, quantity: number, config: ShopConfig): Refusal | null {
  const checked = checkAmount(product, quantity, ticketLimitsOf(config));
  return checked.ok ? null : refusalOf(checked.error, product, config);
}

export const shopClosed: Refusal = { code: 'shop.closed', message: 'The shop is closed.' };
export const soldOut: Refusal = { code: 'product.sold_out', message: 'product.sold_out' };
export const productNotFound: Refusal = { code: 'product.not_found', message: 'product.not_found' };

const refusalOf = (code: QuantityError, product: Product, config: ShopConfig): Refusal => {
  const messages: Record<QuantityError, string> = {
    'shop.closed': shopClosed.message,
    'product.not_found': productNotFound.message,
    'product.sold_out': soldOut.message,
    'validation.product.maximum': `You can take at most ${maximumOf(product, ticketLimitsOf(config))} of ${product.name}.`,
    'validation.product.minimum': `${product.name} is sold from ${minimumOf(product)}.`,
    'validation.product.step': `${product.name} is sold by ${product.stepSize}.`,
  };
  return { code, message: messages[code] };
};
