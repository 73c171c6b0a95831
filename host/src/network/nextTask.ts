/**
 * Continues in another task, so that a waiting press or frame is handled first. With `scheduler.yield`, the code
 * continues before tasks that were added later.
 */
export const nextTask = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};
