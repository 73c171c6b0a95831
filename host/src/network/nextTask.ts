/** Goes on in a task of its own, so that a press or a frame that waits comes first; at once where the browser has `scheduler.yield`. */
export const nextTask = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};
