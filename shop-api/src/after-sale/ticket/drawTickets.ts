import { toBuffer } from 'qrcode';
import type { TicketOnPaper } from './ticketOnPaper.ts';
import { ticketPdf } from './ticketPdf.ts';

/** A ticket's QR code as a PNG picture, and its page as a PDF. */
export type DrawnTicket = { picture: Uint8Array; page: Uint8Array };

export type DrawTickets = (tickets: TicketOnPaper[]) => Promise<DrawnTicket[]>;

/** Draws tickets in the given order. Each takes about 50 ms of CPU time, most of it for its fonts, so a service uses a `ticketDrawer` instead. */
export const drawTickets: DrawTickets = async (tickets) => {
  const drawn: DrawnTicket[] = [];
  for (const ticket of tickets)
    drawn.push({ picture: await toBuffer(ticket.code, { margin: 4, width: 288 }), page: await ticketPdf(ticket) });
  return drawn;
};
