import { orderPayable } from '../src/sale/payment/orderPayable.ts';
import type { Payables } from '../src/sale/payment/payable.ts';

const order = orderPayable({ fulfil: async () => {}, dispute: async () => {} });

/** Payments of orders that give nothing when they are confirmed: no ticket, no mail. */
export const givesNothing: Payables = { order, charge: order };
