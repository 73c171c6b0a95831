interface QueueListener {
  /** Called when a task is added. */
  onTask(): void;
  /** Called when the last task has ended. */
  onIdle(): void;
}

export interface CartQueue {
  /** Runs a task after the earlier ones; a failed task does not stop the next. */
  run<Value>(task: () => Promise<Value>): Promise<Value>;
  isIdle(): boolean;
}

/** Runs the calls about a cart one at a time, in the order they were added [CNT-04]. */
export const cartQueue = ({ onTask, onIdle }: QueueListener): CartQueue => {
  let last: Promise<unknown> = Promise.resolve();
  let open = 0;
  const end = (): void => {
    open -= 1;
    if (open === 0) onIdle();
  };
  return {
    run(task) {
      open += 1;
      onTask();
      const run = last.then(task);
      last = run.then(end, end);
      return run;
    },
    isIdle: () => open === 0,
  };
};
