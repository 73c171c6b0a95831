import { parentPort } from 'node:worker_threads';
import { drawTickets } from './drawTickets.ts';
import type { TicketOnPaper } from './ticketPdf.ts';

/** What a `ticketDrawer` asks its worker, and is answered. */
export type DrawingOrder = { id: number; tickets: TicketOnPaper[] };
export type Drawing = { id: number; drawn: Awaited<ReturnType<typeof drawTickets>> } | { id: number; problem: string };

parentPort?.on('message', async ({ id, tickets }: DrawingOrder) => {
  try {
    const answer: Drawing = { id, drawn: await drawTickets(tickets) };
    parentPort?.postMessage(answer);
  } catch (error) {
    const answer: Drawing = { id, problem: String(error) };
    parentPort?.postMessage(answer);
  }
});
