import type { getOrderStatus, getPaymentState } from '../api/checkoutCalls.ts';
import type { AnswerOf } from '../api/endpoint.ts';

/** A placed order as the status page shows it; totals in cents [PAY-04]. */
export type OrderView = AnswerOf<typeof getOrderStatus>['data'];

/** The state of a payment, for a visitor without the cart of the order [PAY-04]. */
export type PaymentState = AnswerOf<typeof getPaymentState>['data'];
