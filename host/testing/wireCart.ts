import type { Cart } from '@festival/shared-contracts/cart/cart';
import { cartSchema } from '@festival/shared-contracts/cart/cart';
import * as z from 'zod/mini';

/** A cart as the shop API sends it: amounts in euros. */
export const wireCart = (cart: Cart): unknown => z.encode(cartSchema, cart);
