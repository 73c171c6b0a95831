export interface ServerClock {
  /** Milliseconds of the server's clock. */
  now(): number;
}

export interface WatchedClock extends ServerClock {
  /** Whether the machine has slept, or its clock was set forward, since the last call. Only the server can distinguish the two. */
  hasJumped(): boolean;
}

/** Milliseconds that the two clocks of one machine may drift apart between two calls. */
const slack = 2_000;

/**
 * Estimates the server's clock from the server's time when the page was rendered. It follows the machine's clock, not a
 * timer, so it is correct as soon as a laptop wakes up. If the machine's clock is set back, the estimate does not
 * change [CNT-01].
 * @param steadyNow a monotonic clock, which users cannot set. It may stop while the machine sleeps.
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
