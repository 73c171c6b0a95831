import { toBuffer } from 'qrcode';
import { applePass } from '../pass/applePass.ts';
import type { TicketOnPaper } from './ticketOnPaper.ts';
import { ticketPdf } from './ticketPdf.ts';

/** A ticket's QR code as a PNG picture, its page as a PDF, and its pass if a wallet signs one. */
export type DrawnTicket = { picture: Uint8Array; page: Uint8Array; pass: Uint8Array | null };

export type DrawTickets = (tickets: TicketOnPaper[]) => Promise<DrawnTicket[]>;

/** Draws tickets in the given order. Each takes about 30 ms of CPU time, or 80 ms with a pass, so a service uses a `ticketDrawer` instead. */
export const drawTickets: DrawTickets = async (tickets) => {
  const drawn: DrawnTicket[] = [];
  for (const ticket of tickets)
    drawn.push({
      picture: await toBuffer(ticket.code, { margin: 4, width: 288 }),
      page: await ticketPdf(ticket),
      pass: ticket.wallet ? applePass(ticket.wallet, ticket) : null,
    });
  return drawn;
};
