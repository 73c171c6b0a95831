const first = 250;
const longest = 30_000;
/** A part that ran this long is not in a crash loop. */
const steady = 10_000;

/**
 * The pause before each restart of a crashed part, in milliseconds: a quarter of a second at first, doubled after each
 * crash or failed start up to half a minute, and short again once the part has run for ten seconds.
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
