import type { getOrderStatus } from '../api/checkoutCalls.ts';
import type { AnswerOf } from '../api/endpoint.ts';

/** A placed order as the status page shows it; totals in cents [PAY-04]. */
export type OrderView = AnswerOf<typeof getOrderStatus>['data'];
