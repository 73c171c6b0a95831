import { type Cart, cartSchema, type Quantities } from '@festival/shared-contracts/cart/cart';
import type { CartChoices } from '@festival/shared-contracts/cart/cartChoices';
import { cartTotals } from '@festival/shared-contracts/cart/cartTotals';
import { nothingChosen } from '@festival/shared-contracts/cart/nothingChosen';
import type { Product } from '@festival/shared-contracts/product/product';
import type { ShippingMethod } from '@festival/shared-contracts/shipping/shippingMethod';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import * as z from 'zod/mini';

/** The only cart of the fake shop; each change returns it. */
export interface FakeCart {
  read(): Cart;
  setQuantity(productId: string, quantity: number): Cart;
  choose(changed: Partial<CartChoices>): Cart;
  /** Places the cart's order, which then waits for its payment. */
  place(): void;
}

interface FakeCartOptions {
  shop: ShopConfig;
  products: Product[];
  /** Its initial content. */
  quantities: Quantities;
  shippingMethods: readonly ShippingMethod[];
  /** Fields that override the computed ones. */
  changed?: Partial<Cart> | undefined;
}

/** A cart in memory, with totals by the contracts' rules. */
export const fakeCart = ({ shop, products, shippingMethods, changed, ...held }: FakeCartOptions): FakeCart => {
  let { quantities } = held;
  let choices: CartChoices = nothingChosen;
  let status: Cart['status'] = 'shopping';

  const read = (): Cart => {
    const shipping = shippingMethods.find(({ handle }) => handle === choices.shippingHandle)?.price;
    const totals = cartTotals({ quantities, products, orderFee: shop.orderServiceFee, shipping });
    const usual = z.parse(cartSchema, {
      id: 'harness',
      status,
      timeout: 900,
      products: quantities,
      totalAmount: totals.total / 100,
      totalAmountExcludingServiceCosts: (totals.total - totals.serviceCosts) / 100,
      totals: z.encode(cartSchema.shape.totals, totals),
      checkoutAllowed: totals.total > 0,
      choices,
      order: { availablePaymentMethods: [{ uid: 'card', name: 'Card' }] },
    });
    return { ...usual, ...changed };
  };
  const choose = (changed: Partial<CartChoices>): Cart => {
    choices = { ...choices, ...changed };
    return read();
  };
  return {
    read,
    choose,
    setQuantity(productId, quantity) {
      const { [productId]: _before, ...others } = quantities;
      quantities = quantity === 0 ? others : { ...others, [productId]: quantity };
      return productId === 'insurance' ? choose({ refundProtection: quantity === 0 ? 'no' : 'yes' }) : read();
    },
    place() {
      status = 'in_payment';
    },
  };
};
