import type { LaneVisits } from './canaryVisits.ts';

/** The figures of zero visits. */
export const noVisits: LaneVisits = {
  visits: 0,
  throws: 0,
  completions: 0,
  timed: 0,
  logSeconds: 0,
  logSecondsSquared: 0,
  vitals: {},
};

type Counts = { readonly [name: string]: number | Counts };

const addCounts = (one: Counts, other: Counts): Counts => {
  const sum: { [name: string]: number | Counts } = { ...one };
  for (const [name, added] of Object.entries(other)) {
    const before = sum[name] ?? (typeof added === 'number' ? 0 : {});
    if (typeof added === 'number') sum[name] = Number(before) + added;
    else sum[name] = addCounts(before as Counts, added);
  }
  return sum;
};

/** Adds two counts, such as those of visits: numbers with the same name are added, at each depth. */
export const addCounted = <Counted>(one: Counted, other: Counted): Counted =>
  addCounts(one as Counts, other as Counts) as Counted;

/** Adds the figures of visits. */
export const addVisits = (one: LaneVisits, other: LaneVisits): LaneVisits => addCounted(one, other);
