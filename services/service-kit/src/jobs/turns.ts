/** No turn was available in time: the queue is full, or the caller has waited for the maximum time. */
export class NoTurn extends Error {
  override readonly name = 'NoTurn';
}

/** Ends a turn; calling it again does nothing. */
export type EndTurn = () => void;

export type Turns = {
  /** Returns a free turn at once; null while all are in use. */
  takeFree: () => EndTurn | null;
  /**
   * Waits for a turn, in the order of the calls. @throws NoTurn when the queue is full or the turn does not come in
   * time; throws the signal's reason when the signal is aborted meanwhile.
   */
  take: (signal?: AbortSignal) => Promise<EndTurn>;
  /** Whether no turn is in use. */
  areIdle: () => boolean;
};

type TurnOptions = {
  /** How many turns can be in use at once. */
  atOnce: number;
  /** How many callers can wait. */
  mostWaiting: number;
  /** How long a caller waits, in milliseconds. */
  waitLimit: number;
};

/** A queue with a limited length and waiting time, so that no work is done for a caller that has given up. */
export function turns({ atOnce, mostWaiting, waitLimit }: TurnOptions): Turns {
  const queue = new Set<() => void>();
  let free = atOnce;

  const newTurn = (): EndTurn => {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const [next] = queue;
      if (!next) free += 1;
      else {
        queue.delete(next);
        next();
      }
    };
  };

  async function waitForTurn(signal: AbortSignal | undefined): Promise<EndTurn> {
    const { promise, resolve, reject } = Promise.withResolvers<EndTurn>();
    const begin = () => resolve(newTurn());
    const leave = (reason: unknown) => {
      if (queue.delete(begin)) reject(reason);
    };
    const onAbort = () => leave(signal?.reason);
    const timer = setTimeout(() => leave(new NoTurn(`no turn within ${waitLimit} ms`)), waitLimit);
    queue.add(begin);
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  const takeFree = () => {
    if (free === 0) return null;
    free -= 1;
    return newTurn();
  };

  return {
    takeFree,
    async take(signal) {
      signal?.throwIfAborted();
      const taken = takeFree();
      if (taken) return taken;
      if (queue.size >= mostWaiting) throw new NoTurn(`${queue.size} wait for a turn`);
      return waitForTurn(signal);
    },
    areIdle: () => free === atOnce,
  };
}

/** One queue per key, kept while a turn in it is used or waited for. */
export type KeyedTurns = {
  /** Like `Turns.takeFree`, in the queue of this key. */
  takeFree: (key: string) => EndTurn | null;
  /** Like `Turns.take`, in the queue of this key. */
  take: (key: string, signal?: AbortSignal) => Promise<EndTurn>;
};

export function keyedTurns(options: TurnOptions): KeyedTurns {
  const byKey = new Map<string, Turns>();
  const ofKey = (key: string): Turns => {
    const own = byKey.get(key) ?? turns(options);
    byKey.set(key, own);
    return own;
  };
  const forgetIdle = (key: string, own: Turns) => {
    if (own.areIdle() && byKey.get(key) === own) byKey.delete(key);
  };
  const forgetting = (key: string, own: Turns, end: EndTurn) => () => {
    end();
    forgetIdle(key, own);
  };
  return {
    takeFree(key) {
      const own = ofKey(key);
      const end = own.takeFree();
      return end && forgetting(key, own, end);
    },
    async take(key, signal) {
      const own = ofKey(key);
      try {
        return forgetting(key, own, await own.take(signal));
      } catch (error) {
        forgetIdle(key, own);
        throw error;
      }
    },
  };
}
