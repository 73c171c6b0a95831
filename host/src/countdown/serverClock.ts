export interface ServerClock {
  /** Milliseconds of the server's clock. */
  now(): number;
}

/**
 * Estimates the server's clock from its time when the page was made. It follows the machine's clock, not a timer, so
 * it is right at once after a laptop has slept [CNT-01].
 */
export const serverClock = (serverNow: number, localNow: () => number = Date.now): ServerClock => {
  const ahead = serverNow - localNow();
  return { now: () => localNow() + ahead };
};
