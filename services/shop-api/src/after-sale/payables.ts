import { orderPayable } from '../sale/payment/orderPayable.ts';
import type { Payables } from '../sale/payment/payable.ts';
import { fulfilOrder } from './fulfilOrder.ts';
import { chargePayable } from './membership/renewal/chargePayable.ts';
import { endRenewal } from './membership/renewal/endRenewal.ts';

/** What the payments of this shop pay for: orders, and the periods of memberships that renew. */
export const payables: Payables = {
  order: orderPayable({
    fulfil: fulfilOrder,
    // A buyer who disputes a payment does not want a renewal.
    dispute: async (client, order) => {
      await endRenewal(client, order, 'ended');
    },
  }),
  charge: chargePayable,
};
