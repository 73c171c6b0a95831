import type { Cart } from '@festival/shared-contracts/cart/cart';
import type { Transitions } from '../../platform/database/transitions.ts';

/** `expired`: the cart's end time is over, or its order was refunded. Such a cart is empty, and no client sees it. */
export type CartStatus = Cart['status'] | 'expired';

/**
 * The transitions of carts; `confirmed` is sold. A late payment confirms an expired cart too, while there is stock
 * [CNT-07].
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
