/** Milliseconds after which the function runs in any case, because a hidden page paints nothing. */
const longestWait = 200;

/** Runs a function after the frame of the current press is painted. For work that may come one frame later [BYD-05]. */
export const afterPaint = (run: () => void): void => {
  let hasRun = false;
  const once = (): void => {
    if (hasRun) return;
    hasRun = true;
    run();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, longestWait);
};
