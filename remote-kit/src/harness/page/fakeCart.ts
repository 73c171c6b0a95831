import { type Cart, cartSchema, type Quantities } from '@festival/shared-contracts/cart/cart';
import { type CartChoices, nothingChosen } from '@festival/shared-contracts/cart/cartChoices';
import { cartTotals } from '@festival/shared-contracts/cart/cartTotals';
import type { Product } from '@festival/shared-contracts/product/product';
import * as z from 'zod/mini';

/** Prices in cents. */
export const fakeShippingMethods = [
  { name: 'Standard', handle: 'standard', price: 599 },
  { name: 'Express', handle: 'express', price: 1299 },
];

/** The harness's one cart, in memory. `orderFee` is in cents. */
export const fakeCart = (products: readonly Product[], orderFee: number) => {
  let quantities: Quantities = {};
  let choices: CartChoices = nothingChosen;
  let status: Cart['status'] = 'shopping';

  return {
    current(): Cart {
      const shipping = fakeShippingMethods.find(({ handle }) => handle === choices.shippingHandle)?.price;
      const totals = cartTotals({ quantities, products, orderFee, shipping });
      const methods = [{ uid: 'card', name: 'Card' }];
      return z.parse(cartSchema, {
        id: 'harness',
        status,
        timeout: 900,
        products: quantities,
        totalAmount: totals.total / 100,
        totalAmountExcludingServiceCosts: (totals.total - totals.serviceCosts) / 100,
        totals: z.encode(cartSchema.shape.totals, totals),
        checkoutAllowed: totals.total > 0,
        choices,
        order: { availablePaymentMethods: methods },
      });
    },
    setQuantity(productId: string, quantity: number): void {
      const { [productId]: _before, ...others } = quantities;
      quantities = quantity === 0 ? others : { ...others, [productId]: quantity };
    },
    choose(chosen: Partial<CartChoices>): void {
      choices = { ...choices, ...chosen };
    },
    startPayment(): void {
      status = 'in_payment';
    },
  };
};
