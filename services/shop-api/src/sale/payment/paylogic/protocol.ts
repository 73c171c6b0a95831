import { paymentStatuses } from '@festival/shared-contracts/order/paymentStatus';
import { z } from 'zod';
import { methodUids } from '../methodUid.ts';
import { disputeStatuses } from '../paymentProvider.ts';

const statuses = [...paymentStatuses, 'open'] as const;
const address = z.url({ protocol: /^https?$/ });
const cents = z.int().positive().describe('In cents.');
const currency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .default('EUR');
const shown = {
  merchant: z.string().describe('The name of the festival, which the shopper recognises.'),
  reference: z.string().describe('The reference of the order, nine digits.'),
  language: z.enum(['nl', 'en', 'es']),
  returnUri: address.describe('Where the shopper goes afterwards. This return proves no payment.'),
  webhookUri: address,
};
const nothing = z.object({});

/** The requests and answers of paylogic's protocol, by call [PAY-08]. */
export const protocol = {
  methods: {
    call: 'GET /payment-methods/{country}',
    summary: 'The methods for buyers of a country (two capitals), the most usual one first.',
    answer: z.object({ methods: z.array(z.string()).describe(`Of ${methodUids.join(', ')}; others are ignored.`) }),
  },
  start: {
    call: 'POST /payments',
    summary: 'Opens a payment. A repeated `paymentId` gets the answer of the first call.',
    request: z.object({
      paymentId: z.uuid(),
      amount: cents,
      method: z.string().describe('The chosen method.'),
      ...shown,
      timeToPay: z.int().positive().describe('Seconds until the page closes.'),
      shopper: z
        .string()
        .optional()
        .describe('Store the method under this name for later charges; the shopper has agreed.'),
    }),
    answer: z.object({ redirectUri: address.describe('The page on which the shopper pays.') }),
  },
  status: {
    call: 'GET /payments/{paymentId}',
    summary: 'The state of a payment; 404 for an unknown one.',
    answer: z.object({ status: z.enum(statuses), amount: z.int().describe('In cents: what was paid.'), currency }),
  },
  refund: {
    call: 'POST /payments/{paymentId}/refunds',
    summary: 'Returns a part or all of a payment. A repeated `refundId` refunds once, unless its refund has failed.',
    request: z.object({ refundId: z.uuid(), amount: cents }),
    answer: nothing,
  },
  storedMethod: {
    call: 'GET /stored-methods/{shopper}',
    summary: 'The methods that are stored for a shopper.',
    answer: z.object({ tokens: z.array(z.string()) }),
  },
  forgetMethods: {
    call: 'DELETE /stored-methods/{shopper}',
    summary: 'Deletes all that is stored for a shopper.',
    answer: nothing,
  },
  charge: {
    call: 'POST /charges',
    summary: 'Charges a stored method without the shopper. A repeated `paymentId` charges once.',
    request: z.object({ paymentId: z.uuid(), amount: cents, shopper: z.string(), token: z.string(), ...shown }),
    answer: z.object({
      status: z.enum(['paid', 'refused', 'pending']).describe('`pending`: a webhook reports the outcome.'),
    }),
  },
} as const;

/** A webhook: sent to the payment's `webhookUri` after each change of its status, until the shop answers 2xx. */
export const webhookSchema = z.object({
  webhookId: z.uuid().describe('The same when the webhook is repeated.'),
  paymentId: z.uuid(),
  status: z
    .enum([...statuses, ...disputeStatuses, 'refund_failed'])
    .describe('`refund_failed`: a refund that was accepted could not be carried out. The shop requests it again.'),
  amount: z.number().describe('In cents.'),
  currency,
  refundId: z.uuid().optional().describe('The refund that failed.'),
  dispute: z.string().optional().describe('The id of a dispute, the same in all webhooks about it.'),
});

export type RequestOf<Call extends 'start' | 'refund' | 'charge'> = z.input<(typeof protocol)[Call]['request']>;
