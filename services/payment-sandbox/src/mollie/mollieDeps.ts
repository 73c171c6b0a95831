import type { FastifyRequest } from 'fastify';
import type { MollieBook } from './mollieBook.ts';
import type { Places } from './mollieJson.ts';
import type { Mode, MollieCustomer, MolliePayment } from './mollieTypes.ts';
import { Refusal } from './Refusal.ts';

/** What the calls of the stand-in work with. */
export type MollieDeps = { book: MollieBook; places: Places };

/** The mode of the key in a call. */
export const modeOf = ({ headers }: FastifyRequest): Mode =>
  headers.authorization?.startsWith('Bearer live_') ? 'live' : 'test';

/** The payment of the call's mode, or a refusal with 404. */
export function paymentIn(request: FastifyRequest, { book }: MollieDeps, id: string): MolliePayment {
  const payment = book.payment(id);
  if (payment?.mode !== modeOf(request)) throw new Refusal(404, `No payment exists with token ${id}.`);
  return payment;
}

/** The customer of the call's mode, or a refusal with 404. */
export function customerIn(request: FastifyRequest, { book }: MollieDeps, id: string): MollieCustomer {
  const customer = book.customer(id);
  if (customer?.mode !== modeOf(request)) throw new Refusal(404, `No customer exists with token ${id}.`);
  return customer;
}
