export interface ServerClock {
  /** Milliseconds of the server's clock. */
  now(): number;
}

export interface WatchedClock extends ServerClock {
  /** Whether the machine has slept, or its clock was moved on, since the last call: only the server knows which. */
  hasJumped(): boolean;
}

/** Milliseconds by which two clocks of one machine may differ between two looks. */
const slack = 2_000;

/**
 * Estimates the server's clock from its time when the page was made. It follows the machine's clock, not a timer, so
 * it is right at once after a laptop has slept; a machine's clock that is set back does not move it [CNT-01].
 *
 * @param steadyNow a clock that nobody sets. It may stop while the machine sleeps.
 */
export const serverClock = (
  serverNow: number,
  localNow: () => number = Date.now,
  steadyNow: () => number = () => performance.now(),
): WatchedClock => {
  let ahead = serverNow - localNow();
  let hasJumped = false;
  let offset = localNow() - steadyNow();
  const look = (): void => {
    const jump = localNow() - steadyNow() - offset;
    if (Math.abs(jump) < slack) return;
    offset += jump;
    if (jump < 0) ahead -= jump;
    else hasJumped = true;
  };
  return {
    now() {
      look();
      return localNow() + ahead;
    },
    hasJumped() {
      look();
      const answer = hasJumped;
      hasJumped = false;
      return answer;
    },
  };
};
