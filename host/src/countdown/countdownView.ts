/** Seconds at which the countdown appears, becomes urgent, and is announced for the last time [CNT-01]. */
const countdownLimits = { shown: 420, urgent: 200, last: 60 } as const;

export interface CountdownView {
  phase: 'shown' | 'urgent';
  /** The remaining whole seconds; at least 0. */
  seconds: number;
}

/** The countdown for the remaining milliseconds; null if there is no deadline or it is not shown yet [CNT-01]. */
export const countdownView = (left: number | null): CountdownView | null => {
  if (left === null) return null;
  const seconds = Math.ceil(left / 1000);
  if (seconds > countdownLimits.shown) return null;
  return { phase: seconds > countdownLimits.urgent ? 'shown' : 'urgent', seconds };
};

/** For example `6:05`. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The limit that was passed last, in seconds. The remaining time is announced at each of the three limits. */
export const passedLimit = ({ seconds }: CountdownView): number => {
  if (seconds <= countdownLimits.last) return countdownLimits.last;
  return seconds <= countdownLimits.urgent ? countdownLimits.urgent : countdownLimits.shown;
};

/** The remaining time as it is announced: in minutes, or in seconds if less than a minute remains. */
export const announcedTime = (seconds: number): { key: 'countdown.said' | 'countdown.saidSeconds'; count: number } =>
  seconds < 60
    ? { key: 'countdown.saidSeconds', count: seconds }
    : { key: 'countdown.said', count: Math.round(seconds / 60) };
