import * as z from 'zod/mini';
import { localizedTexts } from '../text/localizedTexts.ts';
import { paymentStatusSchema } from './paymentStatus.ts';

/** What a ticket is worth at the gate: only an issued one opens it. */
export const ticketStatuses = ['issued', 'void', 'refunded', 'upgraded'] as const;

/** The secret of an order's page: in its link, and in no address that a server sees. */
export const orderTokenSchema = z.uuid();

const soldLine = z.object({
  productId: z.string(),
  name: z.string(),
  quantity: z.int(),
  /** Cents. */
  total: z.int(),
  /** Of the quantity: how many were given back. */
  refundedQuantity: z.int(),
  /** The name at the time of the sale, in every language that it had then. */
  texts: localizedTexts({ name: z.string() }),
});

const soldTicket = z.object({
  productId: z.string(),
  /** From 1, among those of its product in the order. */
  number: z.int(),
  status: z.enum(ticketStatuses),
});

/** An order as its own page shows it, long after the sale; amounts in cents. */
export const orderPageSchema = z.object({
  reference: z.string(),
  status: paymentStatusSchema,
  /** ISO date and time. */
  placedAt: z.string(),
  total: z.int(),
  /** What is returned to the buyer, or was. */
  refunded: z.int(),
  email: z.string(),
  lines: z.array(soldLine),
  /** In the order of the lines; none before the order is paid. */
  tickets: z.array(soldTicket),
});
export type OrderPage = z.infer<typeof orderPageSchema>;

/** An order in the list of its account. */
export const ownOrderSchema = z.object({
  reference: z.string(),
  /** Opens the order's page. */
  token: orderTokenSchema,
  status: paymentStatusSchema,
  placedAt: z.string(),
  /** Cents. */
  total: z.int(),
});
export type OwnOrder = z.infer<typeof ownOrderSchema>;

/** An order's dates as an iCalendar file. */
export const orderCalendarSchema = z.object({
  name: z.string(),
  content: z.string(),
});
export type OrderCalendar = z.infer<typeof orderCalendarSchema>;

/** A ticket as a file: a page of A4. */
export const ticketFileSchema = z.object({
  name: z.string(),
  /** A PDF, in base64. */
  content: z.string(),
});
export type TicketFile = z.infer<typeof ticketFileSchema>;
