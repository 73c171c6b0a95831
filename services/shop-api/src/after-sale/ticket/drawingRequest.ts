import type { Result } from '@festival/shared-contracts/errors/result';
import type { DrawnTicket } from './drawTickets.ts';
import type { TicketOnPaper } from './ticketOnPaper.ts';

/** A `ticketDrawer`'s message to its worker: the tickets to draw, either separately or all in one file. */
export type DrawingRequest = { id: number; tickets: TicketOnPaper[]; inOneFile: boolean };

/** The worker's response: the drawn tickets or their file, or the error message. */
export type DrawingAnswer = { id: number; result: Result<DrawnTicket[] | Uint8Array, string> };
