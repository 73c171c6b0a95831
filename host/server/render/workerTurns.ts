import { Crowded } from '../crowd/Crowded.ts';

interface Waiting {
  start(): void;
}

export interface WorkerTurns {
  /**
   * Waits for a worker, in the order of the calls. The answered function gives it back.
   * @throws Crowded when the queue is full or the turn does not come in time, the signal's reason when it is aborted.
   */
  take(signal?: AbortSignal): Promise<() => void>;
  /** How many wait. */
  waiting(): number;
}

interface TurnOptions {
  workers: number;
  /** How many may wait. */
  mostWaiting: number;
  /** Milliseconds that one may wait. */
  waitLimit: number;
}

/** The queue in front of the workers: bounded in length and in time, so that what is rendered is rendered for somebody who still waits. */
export function workerTurns({ workers, mostWaiting, waitLimit }: TurnOptions): WorkerTurns {
  const queue = new Set<Waiting>();
  let free = workers;

  const giveBack = () => {
    const [next] = queue;
    if (!next) {
      free += 1;
      return;
    }
    queue.delete(next);
    next.start();
  };

  /** A function that gives the worker back, once. */
  const turn = () => {
    let isOver = false;
    return () => {
      if (!isOver) giveBack();
      isOver = true;
    };
  };

  async function waitForTurn(signal: AbortSignal | undefined): Promise<() => void> {
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    const waiting: Waiting = { start: () => resolve(turn()) };
    const leave = () => {
      if (queue.delete(waiting)) reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      if (queue.delete(waiting)) reject(new Crowded(`no worker was free within ${waitLimit} ms`));
    }, waitLimit);
    queue.add(waiting);
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    }
  }

  return {
    async take(signal) {
      signal?.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return turn();
      }
      if (queue.size >= mostWaiting) throw new Crowded(`${queue.size} pages wait for a worker`);
      return waitForTurn(signal);
    },
    waiting: () => queue.size,
  };
}
