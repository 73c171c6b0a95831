import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { PaymentBook } from '../paymentBook.ts';

/** What the sandbox answers Adyen's calls with. */
export type AdyenDeps = {
  book: PaymentBook;
  /** Shared with the shop: its keys come from it. */
  secret: string;
  /** Where browsers reach the sandbox, without a slash at the end. */
  publicUrl: string;
  /** Where webhooks in Adyen's form go. */
  adyenWebhookUrl: string;
};

export const amountSchema = z.object({ currency: z.literal('EUR'), value: z.int().positive() });

/** Answers an error in Adyen's form. */
export function refuse(reply: FastifyReply, status: number, errorCode: string, message: string): FastifyReply {
  return reply.code(status).send({ status, errorCode, message, errorType: status === 401 ? 'security' : 'validation' });
}
