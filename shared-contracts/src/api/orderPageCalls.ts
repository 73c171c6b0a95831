import * as z from 'zod/mini';
import { languageSchema } from '../language/language.ts';
import {
  orderCalendarSchema,
  orderPageSchema,
  orderTokenSchema,
  ownOrderSchema,
  ticketFileSchema,
  ticketNameSchema,
  ticketPassSchema,
  wantedOrderSchema,
} from '../order/orderPage.ts';
import { endpoint } from './endpoint.ts';

const params = { orderToken: orderTokenSchema };

/**
 * GET /orders/{orderToken}: an order, for every visitor with its link; 404 `order.not_found` for any other token. Our own call [API-13].
 */
export const getOrderPage = endpoint({
  name: 'getOrderPage',
  summary: 'An order, its tickets and what of it is void or refunded, for whoever has its link',
  method: 'GET',
  path: '/orders/:orderToken',
  params,
  answer: z.object({ data: orderPageSchema }),
});

/** GET /orders/{orderToken}/tickets: the valid tickets as files. Our own call [API-13]. */
export const getTicketFiles = endpoint({
  name: 'getTicketFiles',
  summary: 'The valid tickets of an order, each as a PDF',
  method: 'GET',
  path: '/orders/:orderToken/tickets',
  params,
  answer: z.object({ data: z.array(ticketFileSchema) }),
});

/** GET /orders/{orderToken}/document: the valid tickets in one file; 409 `order.not_paid` without a paid order. Our own call [API-13]. */
export const getTicketDocument = endpoint({
  name: 'getTicketDocument',
  summary: 'The valid tickets of an order as one PDF, a page for each',
  method: 'GET',
  path: '/orders/:orderToken/document',
  params,
  answer: z.object({ data: ticketFileSchema }),
});

/** GET /orders/{orderToken}/passes: a pass of each valid ticket, for the wallets in the order's page. Our own call [API-13]. */
export const getTicketPasses = endpoint({
  name: 'getTicketPasses',
  summary: 'The valid tickets of an order as passes: a link for Google Wallet, a signed file for Apple Wallet',
  method: 'GET',
  path: '/orders/:orderToken/passes',
  params,
  answer: z.object({ data: z.array(ticketPassSchema) }),
});

/**
 * PUT /orders/{orderToken}/names: sets the holders of the order's valid tickets; 409 `order.names_not_asked` in a shop without names on tickets, 429
 * after twenty in an hour. Our own call [API-13].
 */
export const putTicketNames = endpoint({
  name: 'putTicketNames',
  summary: 'Names the holders of valid tickets; an empty name makes a ticket its buyer’s again',
  method: 'PUT',
  path: '/orders/:orderToken/names',
  params,
  body: z.object({ names: z.array(ticketNameSchema).check(z.maxLength(200)) }),
  answer: z.object({ data: orderPageSchema }),
});

/**
 * GET /orders/{orderToken}/calendar: returns the order's dates for a calendar, or the festival's for an order without dates; 409 `order.not_paid`.
 * Our own call [API-13].
 */
export const getOrderCalendar = endpoint({
  name: 'getOrderCalendar',
  summary: 'The dates of a paid order as an iCalendar file, with one entry for each',
  method: 'GET',
  path: '/orders/:orderToken/calendar',
  params,
  answer: z.object({ data: orderCalendarSchema }),
});

/** POST /orders/{orderToken}/mails: sends the confirmation again, to the order's own address; 429 after three in an hour. Our own call [API-13]. */
export const sendOrderMail = endpoint({
  name: 'sendOrderMail',
  summary: 'Mails the confirmation with its tickets again, to the buyer’s address',
  method: 'POST',
  path: '/orders/:orderToken/mails',
  params,
  answer: z.object({ data: z.object({ accepted: z.boolean() }) }),
});

/**
 * POST /orders/links: mails the links of the orders that match an order number or an address, to the address of each order. The answer is the same
 * whether the order exists or not. 429 after thirty requests of a client in ten minutes. Our own call [API-13, PAY-04].
 */
export const sendOrderLink = endpoint({
  name: 'sendOrderLink',
  summary: 'Mails the link of an order to the order’s own address; answers the same whether there is one or not',
  method: 'POST',
  path: '/orders/links',
  body: z.object({ wanted: wantedOrderSchema, language: z.optional(languageSchema) }),
  answer: z.object({ data: z.object({ accepted: z.boolean() }) }),
});

/** GET /orders: the signed-in account's orders at this event, the newest first. Our own call [API-13]. */
export const listOwnOrders = endpoint({
  name: 'listOwnOrders',
  summary: 'The orders that the signed-in account placed at this event, the newest first',
  method: 'GET',
  path: '/orders',
  params: {},
  answer: z.object({ data: z.array(ownOrderSchema) }),
  headers: ['userToken'],
});
