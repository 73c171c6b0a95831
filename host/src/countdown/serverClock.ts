/** The server's clock as far as this page knows it. */
export interface ServerClock {
  /** Milliseconds of the server's clock. */
  now(): number;
}

/**
 * The server's clock, told by its time when the page was made. It follows the machine's clock, not a timer, so a laptop
 * that slept has the right time at once [CNT-01].
 */
export const serverClock = (serverNow: number, localNow: () => number = Date.now): ServerClock => {
  const ahead = serverNow - localNow();
  return { now: () => localNow() + ahead };
};
