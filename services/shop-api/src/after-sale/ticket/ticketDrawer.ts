import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DrawingAnswer, DrawingRequest } from './drawingRequest.ts';
import type { DrawnTicket, DrawTickets } from './drawTickets.ts';
import type { TicketOnPaper } from './ticketOnPaper.ts';

type Drawn = DrawnTicket[] | Uint8Array;
type Waiting = { resolve: (drawn: Drawn) => void; reject: (error: Error) => void };
type Thread = { worker: Worker; waiting: Map<number, Waiting> };

/** Draws tickets in one PDF, with a page for each. Rejects if there is no ticket. */
export type DrawDocument = (tickets: TicketOnPaper[]) => Promise<Uint8Array>;

export type TicketDrawer = { draw: DrawTickets; drawDocument: DrawDocument; close: () => Promise<void> };

const script = path.join(import.meta.dirname, 'ticketWorker.ts');

/**
 * Draws tickets in a worker thread, so that no request waits for a PDF. The first ticket starts the thread, which then
 * keeps running. If the thread ends, the unfinished calls reject, and the next ticket starts another thread.
 */
export function ticketDrawer(): TicketDrawer {
  let thread: Thread | null = null;
  let requests = 0;

  function started(): Thread {
    const fresh = startThread((ended) => {
      if (thread === ended) thread = null;
    });
    thread = fresh;
    return fresh;
  }

  function send(tickets: TicketOnPaper[], inOneFile: boolean): Promise<Drawn> {
    const { worker, waiting } = thread ?? started();
    requests += 1;
    const request: DrawingRequest = { id: requests, tickets, inOneFile };
    worker.ref();
    worker.postMessage(request);
    return new Promise((resolve, reject) => waiting.set(request.id, { resolve, reject }));
  }

  return {
    draw: async (tickets) => (tickets.length === 0 ? [] : ((await send(tickets, false)) as DrawnTicket[])),
    drawDocument: async (tickets) => (await send(tickets, true)) as Uint8Array,
    close: async () => {
      await thread?.worker.terminate();
    },
  };
}

function startThread(onEnd: (thread: Thread) => void): Thread {
  const waiting = new Map<number, Waiting>();
  // The environment is empty, so the thread gets none of the service's secrets.
  const worker = new Worker(script, { env: {}, name: 'tickets' });
  const thread = { worker, waiting };
  const lost = (error: Error) => {
    onEnd(thread);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', ({ id, result }: DrawingAnswer) => {
    const request = waiting.get(id);
    waiting.delete(id);
    if (result.ok) request?.resolve(result.value);
    else request?.reject(new Error(result.error));
    // An idle thread does not keep the process alive.
    if (waiting.size === 0) worker.unref();
  });
  worker.on('error', lost);
  worker.on('exit', () => lost(new Error('The thread that draws tickets ended')));
  return thread;
}
