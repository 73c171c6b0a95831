import type { Cart } from '@festival/shared-contracts/cart/cart';
import type { Transitions } from '../../platform/database/transitions.ts';

/**
 * `expired`: the cart has passed its end time, or its order was refunded. Such a cart is empty, and clients can't read
 * it.
 */
export type CartStatus = Cart['status'] | 'expired';

/**
 * The transitions of carts; `confirmed` means sold. A late payment can also confirm an expired cart if the stock is
 * still available [CNT-07].
 */
export const cartTransitions = {
  shopping: { in_payment: ['storeOrder'], confirmed: ['confirm_order'], expired: ['release_expired'] },
  in_payment: {
    shopping: ['end_order', 'time_out_orders'],
    confirmed: ['confirm_order'],
    expired: ['release_expired'],
  },
  confirmed: { expired: ['refund_order', 'charge_back_order'] },
  expired: { confirmed: ['confirm_order'] },
} as const satisfies Transitions<CartStatus, string>;
