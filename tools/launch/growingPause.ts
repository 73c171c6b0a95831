const first = 250;
const longest = 30_000;
/** A part that ran for so long is not in a circle of crashes. */
const steady = 10_000;

/**
 * The milliseconds to wait before each start of a part that has died: a quarter of a second at first, doubled with each death or
 * failed start up to half a minute, and short again once the part has run for ten seconds.
 */
export const growingPause = (): { next: (ranFor: number) => number } => {
  let pause = first;
  return {
    next: (ranFor) => {
      if (ranFor >= steady) pause = first;
      const now = pause;
      pause = Math.min(pause * 2, longest);
      return now;
    },
  };
};
