/** There is no turn in time: as many wait as may, or one has waited for as long as it may. */
export class NoTurn extends Error {
  override readonly name = 'NoTurn';
}

/** Ends a turn; calling it again does nothing. */
export type EndTurn = () => void;

export type Turns = {
  /**
   * Waits for a turn, in the order of the calls.
   * @throws NoTurn when too many wait or the turn does not come in time, the signal's reason when it is aborted meanwhile.
   */
  take: (signal?: AbortSignal) => Promise<EndTurn>;
  /** Whether nobody has a turn. */
  areIdle: () => boolean;
};

type TurnOptions = {
  /** How many have a turn at once. */
  atOnce: number;
  /** How many may wait. */
  mostWaiting: number;
  /** Milliseconds that one may wait. */
  waitLimit: number;
};

/** A queue that is bounded in length and in time, so that nothing is done for somebody who has given up long ago. */
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

  return {
    async take(signal) {
      signal?.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return newTurn();
      }
      if (queue.size >= mostWaiting) throw new NoTurn(`${queue.size} wait for a turn`);
      return waitForTurn(signal);
    },
    areIdle: () => free === atOnce,
  };
}

/** A queue for each key, which lasts for as long as somebody has or waits for a turn in it. */
export type KeyedTurns = {
  /** As `Turns.take`, in the queue of this key. */
  take: (key: string, signal?: AbortSignal) => Promise<EndTurn>;
};

export function keyedTurns(options: TurnOptions): KeyedTurns {
  const byKey = new Map<string, Turns>();
  return {
    async take(key, signal) {
      const own = byKey.get(key) ?? turns(options);
      byKey.set(key, own);
      const forgetIdle = () => {
        if (own.areIdle() && byKey.get(key) === own) byKey.delete(key);
      };
      try {
        const end = await own.take(signal);
        return () => {
          end();
          forgetIdle();
        };
      } catch (error) {
        forgetIdle();
        throw error;
      }
    },
  };
}
