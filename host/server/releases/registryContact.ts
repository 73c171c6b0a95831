/** The times at which the registry did not answer, for the trace of a page. */
export interface RegistryContact {
  failed(brand: string): void;
  /** Since when the registry had not answered at that time (milliseconds since 1970); undefined if it had answered. */
  awaySince(brand: string, at: number): number | undefined;
}

/** Milliseconds: pages request again and again, so failures within this time are one outage. A page's own time has a resolution of a second. */
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
