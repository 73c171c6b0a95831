import type { Result } from '@festival/shared-contracts/errors/result';
import type { DrawnTicket } from './drawTickets.ts';
import type { TicketOnPaper } from './ticketOnPaper.ts';

/** What a `ticketDrawer` sends to its worker. */
export type DrawingRequest = { id: number; tickets: TicketOnPaper[] };

/** The worker's answer: the drawn tickets, or the error as a text. */
export type DrawingAnswer = { id: number; result: Result<DrawnTicket[], string> };
