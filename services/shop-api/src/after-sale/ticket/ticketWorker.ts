import { parentPort } from 'node:worker_threads';
import { failure, success } from '@festival/shared-contracts/errors/result';
import type { DrawingAnswer, DrawingRequest } from './drawingRequest.ts';
import { type DrawnTicket, drawTickets } from './drawTickets.ts';
import { ticketsPdf } from './ticketPdf.ts';

parentPort?.on('message', async ({ id, tickets, inOneFile }: DrawingRequest) => {
  const drawn: Promise<DrawnTicket[] | Uint8Array> = inOneFile ? ticketsPdf(tickets) : drawTickets(tickets);
  const result = await drawn.then(success, (error) => failure(String(error)));
  const answer: DrawingAnswer = { id, result };
  parentPort?.postMessage(answer);
});
