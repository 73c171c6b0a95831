import type { FulfilOrder } from '../sale/order/confirmOrder.ts';
import { queueConfirmation } from './mail/queueConfirmation.ts';
import { recordMembershipSale } from './membership/recordMembershipSale.ts';
import { issueTickets } from './ticket/issueTickets.ts';

/** Writes the tickets, the sold membership and the mail of a confirmed order [BYD-02, MEM-01]. */
export const fulfilOrder: FulfilOrder = async (client, eventId, orderId) => {
  await issueTickets(client, eventId, orderId);
  await recordMembershipSale(client, eventId, orderId);
  await queueConfirmation(client, eventId, orderId);
};
