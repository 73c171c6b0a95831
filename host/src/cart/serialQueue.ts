/** Runs tasks one after another, in the order they were given; a task that fails does not stop the next [CNT-04]. */
export const serialQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <Value>(task: () => Promise<Value>): Promise<Value> => {
    const run = last.then(task);
    last = run.catch(() => undefined);
    return run;
  };
};
