/** The times at which the registry did not answer, for the trace of a page. */
export interface RegistryContact {
  failed(brand: string): void;
  /** The time (milliseconds since 1970) from which the registry had been silent, as of `at`; undefined if it was answering then. */
  awaySince(brand: string, at: number): number | undefined;
}

/**
 * Milliseconds. Pages ask the registry again and again, so failures within this time count as one outage. The time of a page has a resolution of one
 * second.
 */
const together = 60_000;
const blur = 2_000;

/** Remembers the last outage of the registry for each brand. */
export function registryContact(now: () => number = Date.now): RegistryContact {
  const absences = new Map<string, { since: number; until: number }>();
  return {
    failed(brand) {
      const last = absences.get(brand);
      const goesOn = last !== undefined && now() - last.until < together;
      absences.set(brand, { since: goesOn ? last.since : now(), until: now() });
    },
    awaySince(brand, at) {
      const last = absences.get(brand);
      return last && at >= last.since - blur && at <= last.until + blur ? last.since : undefined;
    },
  };
}
