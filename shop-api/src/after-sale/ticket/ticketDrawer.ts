import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DrawingAnswer, DrawingRequest } from './drawingRequest.ts';
import type { DrawnTicket, DrawTickets } from './drawTickets.ts';

type Waiting = { resolve: (drawn: DrawnTicket[]) => void; reject: (error: Error) => void };
type Thread = { worker: Worker; waiting: Map<number, Waiting> };

export type TicketDrawer = { draw: DrawTickets; close: () => Promise<void> };

const script = path.join(import.meta.dirname, 'ticketWorker.ts');

/**
 * Draws tickets in a worker thread, so that no request waits for a PDF. The first ticket starts the thread, which then stays. If it
 * ends, its unfinished tickets reject, and the next ticket starts another thread.
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

  return {
    draw: (tickets) => {
      if (tickets.length === 0) return Promise.resolve([]);
      const { worker, waiting } = thread ?? started();
      requests += 1;
      const request: DrawingRequest = { id: requests, tickets };
      worker.ref();
      worker.postMessage(request);
      return new Promise((resolve, reject) => waiting.set(request.id, { resolve, reject }));
    },
    close: async () => {
      await thread?.worker.terminate();
    },
  };
}

function startThread(onEnd: (thread: Thread) => void): Thread {
  const waiting = new Map<number, Waiting>();
  // An empty environment: the thread gets none of the service's secrets.
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
