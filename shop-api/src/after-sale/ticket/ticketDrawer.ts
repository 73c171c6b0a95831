import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DrawnTicket, DrawTickets } from './drawTickets.ts';
import type { Drawing, DrawingOrder } from './ticketWorker.ts';

type Waiting = { resolve: (drawn: DrawnTicket[]) => void; reject: (error: Error) => void };
type Thread = { worker: Worker; waiting: Map<number, Waiting> };

export type TicketDrawer = { draw: DrawTickets; close: () => Promise<void> };

const script = path.join(import.meta.dirname, 'ticketWorker.ts');

/**
 * Draws tickets in a thread of its own, so that nobody's request waits for a PDF. The thread starts with the first ticket and
 * stays; should it end, what it had to draw rejects, and the next ticket starts another.
 */
export function ticketDrawer(): TicketDrawer {
  let thread: Thread | null = null;
  let asked = 0;

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
      asked += 1;
      const order: DrawingOrder = { id: asked, tickets };
      worker.ref();
      worker.postMessage(order);
      return new Promise((resolve, reject) => waiting.set(order.id, { resolve, reject }));
    },
    close: async () => {
      await thread?.worker.terminate();
    },
  };
}

function startThread(onEnd: (thread: Thread) => void): Thread {
  const waiting = new Map<number, Waiting>();
  // It sees none of the service's secrets.
  const worker = new Worker(script, { env: {}, name: 'tickets' });
  const thread = { worker, waiting };
  const lost = (error: Error) => {
    onEnd(thread);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', (drawing: Drawing) => {
    const order = waiting.get(drawing.id);
    waiting.delete(drawing.id);
    if ('drawn' in drawing) order?.resolve(drawing.drawn);
    else order?.reject(new Error(drawing.problem));
    // A process with nothing else to do may end.
    if (waiting.size === 0) worker.unref();
  });
  worker.on('error', lost);
  worker.on('exit', () => lost(new Error('The thread that draws tickets ended')));
  return thread;
}
