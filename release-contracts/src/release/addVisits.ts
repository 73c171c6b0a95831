import type { LaneVisits } from './canaryVisits.ts';

/** No visit. */
export const noVisits: LaneVisits = {
  visits: 0,
  throws: 0,
  completions: 0,
  timed: 0,
  logSeconds: 0,
  logSecondsSquared: 0,
};

/** The sums of both. */
export const addVisits = (one: LaneVisits, other: LaneVisits): LaneVisits => ({
  visits: one.visits + other.visits,
  throws: one.throws + other.throws,
  completions: one.completions + other.completions,
  timed: one.timed + other.timed,
  logSeconds: one.logSeconds + other.logSeconds,
  logSecondsSquared: one.logSecondsSquared + other.logSecondsSquared,
});
