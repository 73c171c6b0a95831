/**
 * Continues in another task, so that a waiting press or frame comes first. With `scheduler.yield`, the browser continues
 * before tasks that were added later.
 */
export const nextTask = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};
