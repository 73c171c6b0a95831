import * as z from 'zod/mini';
import { oneLine, tabsToSpaces } from '../checkout/oneLine.ts';
import { localizedTexts } from '../text/localizedTexts.ts';
import { paymentStatusSchema } from './paymentStatus.ts';

/** What a ticket is worth at the gate: only an issued one opens it. */
export const ticketStatuses = ['issued', 'void', 'refunded', 'upgraded'] as const;

/** The secret of an order's page: in its link, and in no address that a server sees. */
export const orderTokenSchema = z.uuid();

/** What a guest still knows of an order: its number, also with a #, or the address that its mails go to. */
export const wantedOrderSchema = z.union([
  z.string().check(z.trim(), z.regex(/^#?\s*\d{9}$/)),
  z.email().check(z.maxLength(254)),
]);

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
  /** Whose it is; missing: its buyer's. */
  holder: z.optional(z.string()),
});

/** Where passes are kept: each kind that the operator signs for. */
export const walletKinds = ['apple', 'google'] as const;

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
  /** The wallets that its valid tickets can be saved to; missing: none. */
  wallets: z.optional(z.array(z.enum(walletKinds))),
  /** The shop asks for the name of each ticket's holder. */
  asksNames: z.optional(z.boolean()),
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

/** A ticket as a file: a page of A4, or a pass. */
export const ticketFileSchema = z.object({
  name: z.string(),
  /** In base64: a PDF, or a wallet's pass. */
  content: z.string(),
});
export type TicketFile = z.infer<typeof ticketFileSchema>;

/** A ticket's pass for each wallet that the operator signs for. */
export const ticketPassSchema = z.object({
  productId: z.string(),
  number: z.int(),
  /** A link that saves it to Google Wallet. */
  google: z.optional(z.url()),
  /** A `.pkpass` file for Apple Wallet, in base64. */
  apple: z.optional(ticketFileSchema),
});
export type TicketPass = z.infer<typeof ticketPassSchema>;

/** Whose a ticket is; an empty name makes it its buyer's again. */
export const ticketNameSchema = z.object({
  productId: z.string(),
  number: z.int().check(z.minimum(1), z.maximum(10_000)),
  name: z.string().check(tabsToSpaces(), z.trim(), z.maxLength(80), oneLine()),
});
export type TicketName = z.infer<typeof ticketNameSchema>;
