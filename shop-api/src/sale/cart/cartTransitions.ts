import type { Cart } from '@festival/shared-contracts/cart/cart';
import type { Transitions } from '../../platform/database/transitions.ts';

/** `expired` is a cart whose time is over, or whose order was refunded: it holds nothing, and nobody but us sees it. */
export type CartStatus = Cart['status'] | 'expired';

/** How carts move; `confirmed` is sold. Who pays late gets the order even if the cart has expired, while there is stock [CNT-07]. */
export const cartTransitions = {
  shopping: { in_payment: ['storeOrder'], confirmed: ['confirm_order'], expired: ['release_expired'] },
  in_payment: {
    shopping: ['end_order', 'time_out_orders'],
    confirmed: ['confirm_order'],
    expired: ['release_expired'],
  },
  confirmed: { expired: ['refund_order'] },
  expired: { confirmed: ['confirm_order'] },
} as const satisfies Transitions<CartStatus, string>;
