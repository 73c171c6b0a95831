/** The time at which the registry did not answer, for the trace of a page. */
export interface RegistryContact {
  failed(brand: string): void;
  /** Since when the registry had not answered at that moment (milliseconds since 1970); undefined where it had. */
  awaySince(brand: string, at: number): number | undefined;
}

/** Milliseconds: pages ask again and again, so failures closer to each other are one absence. A page's own time is known to the second. */
const together = 60_000;
const blur = 2_000;

/** Remembers the last absence of the registry for each brand. */
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
