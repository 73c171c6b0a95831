/** The longest time in milliseconds that a worker may take to begin: one that replaces another starts first. */
const startLimit = 15_000;

interface RunClock {
  /** Set by the worker when it begins; see `beginRun`. */
  began: Int32Array<SharedArrayBuffer>;
  /** Aborted when the run takes longer than its limit. */
  signal: AbortSignal;
  /** Stops the clock. Answers the milliseconds since the worker began; undefined when it did not begin. */
  stop(): number | undefined;
}

/** Measures and limits the time that a worker runs. What a task waits for its worker does not count. */
export function runClock(limit: number): RunClock {
  const began = new Int32Array(new SharedArrayBuffer(4));
  const controller = new AbortController();
  let start: number | undefined;
  let isStopped = false;
  const abortAfter = (milliseconds: number, reason: string) =>
    // After a timer of a busy thread the worker's answer may already be there: it is read before the abort.
    setTimeout(() => setImmediate(() => !isStopped && controller.abort(new Error(reason))), milliseconds);
  let timer = abortAfter(startLimit, `no worker began within ${startLimit} ms`);
  const { value } = Atomics.waitAsync(began, 0, 0);
  void Promise.resolve(value).then(() => {
    if (isStopped) return;
    start = performance.now();
    clearTimeout(timer);
    timer = abortAfter(limit, `not rendered within ${limit} ms`);
  });
  return {
    began,
    signal: controller.signal,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      // Ends the wait of a run that never began.
      Atomics.notify(began, 0);
      return start === undefined ? undefined : performance.now() - start;
    },
  };
}

/** Starts the clock, in the worker. */
export function beginRun(began: Int32Array<SharedArrayBuffer>): void {
  Atomics.store(began, 0, 1);
  Atomics.notify(began, 0);
}
