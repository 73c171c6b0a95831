import type { OwnCart } from './testShop.ts';

/** The shop's responses to a shopper. */
export type ShopperRecord = {
  cart: OwnCart;
  /** The quantity in the last response, by product id. */
  lines: Record<string, number>;
  room: string | null;
  voucher: string | null;
  /** The call that placed the order, and its response. */
  placed: { key: string; payload: object; answer: Record<string, unknown> } | null;
  isPaid: boolean;
  /** The code with which the order was refused. */
  refusal: string | null;
  /** Whether the shopper abandons the cart, which expires after a few seconds. */
  isLeft: boolean;
};

export const emptyRecord = (cart: OwnCart, isLeft: boolean): ShopperRecord => ({
  cart,
  lines: {},
  room: null,
  voucher: null,
  placed: null,
  isPaid: false,
  refusal: null,
  isLeft,
});
