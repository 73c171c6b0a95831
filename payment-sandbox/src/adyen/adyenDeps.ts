import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { PaymentBook } from '../paymentBook.ts';

export type AdyenDeps = {
  book: PaymentBook;
  /** Shared with the shop. Adyen's keys derive from it. */
  secret: string;
  /** The sandbox's address for browsers; no slash at the end. */
  publicUrl: string;
  /** Address for webhooks in Adyen's form. */
  adyenWebhookUrl: string;
};

export const amountSchema = z.object({ currency: z.literal('EUR'), value: z.int().positive() });

/** Answers an error in Adyen's form. */
export function refuse(reply: FastifyReply, status: number, errorCode: string, message: string): FastifyReply {
  return reply.code(status).send({ status, errorCode, message, errorType: status === 401 ? 'security' : 'validation' });
}
