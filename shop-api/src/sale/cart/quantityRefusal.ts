import type { Product } from '@festival/shared-contracts/product/product';
import { amountFault, type QuantityFault, quantityFault } from '@festival/shared-contracts/product/quantityFault';
import { maximumOf, minimumOf } from '@festival/shared-contracts/product/quantityRules';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { ticketLimitsOf } from '@festival/shared-contracts/shop/ticketLimitsOf';
import type { Shop } from '../../catalogue/shop/shop.ts';

/** Why a shop does not do what was asked, as PUT products answers it [API-12]. */
export type Refusal = { code: string; message: string };

type AskedQuantity = Parameters<typeof quantityFault>[0];

/** Why the shop's rules refuse this quantity of a product, or null [TIX-03, TIX-04, TIX-07, TIX-09]. */
export function quantityRefusal(
  asked: AskedQuantity,
  { config, capabilities }: Pick<Shop, 'config' | 'capabilities'>,
): Refusal | null {
  const fault = quantityFault(asked, capabilities, ticketLimitsOf(config));
  return fault && refusalOf(fault, asked.product, config);
}

/** Whether an amount is one that can be bought: from the minimum, in steps, to the maximum. */
export function amountRefusal(product: Product, quantity: number, config: ShopConfig): Refusal | null {
  const fault = amountFault(product, quantity, ticketLimitsOf(config));
  return fault && refusalOf(fault, product, config);
}

export const shopClosed: Refusal = { code: 'shop.closed', message: 'The shop is closed.' };
export const soldOut: Refusal = { code: 'product.sold_out', message: 'product.sold_out' };
export const productNotFound: Refusal = { code: 'product.not_found', message: 'product.not_found' };

const refusalOf = (fault: QuantityFault, product: Product, config: ShopConfig): Refusal => {
  const messages: Record<QuantityFault, string> = {
    'shop.closed': shopClosed.message,
    'product.not_found': productNotFound.message,
    'product.sold_out': soldOut.message,
    'validation.product.maximum': `You can take at most ${maximumOf(product, ticketLimitsOf(config))} of ${product.name}.`,
    'validation.product.minimum': `${product.name} is sold from ${minimumOf(product)}.`,
    'validation.product.step': `${product.name} is sold by ${product.stepSize}.`,
  };
  return { code: fault, message: messages[fault] };
};
