/** Milliseconds after which it runs all the same: a page that nobody sees paints nothing. */
const longestWait = 200;

/** Runs what is seen a frame later without harm, once the frame of the present press is painted [BYD-05]. */
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
