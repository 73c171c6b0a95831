/** Longer than a frame takes: a page that is not shown paints none. */
const longest = 50;

/** Resolves when what was just changed has been painted, so that the work which follows does not hold it up. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, longest);
    // The frame’s own callbacks run before it is painted.
    requestAnimationFrame(() => setTimeout(resolve));
  });
