import { LRUCache } from 'lru-cache';

/** Milliseconds after which a step is reported again. */
const pause = 3_600_000;

/** The steps that the shops of each brand list. The registry uses them to report a release with a step that no shop lists. [STP-06, FED-04] */
export function listedSteps() {
  const told = new LRUCache<string, true>({ max: 10_000, ttl: pause });
  let untold = new Map<string, string[]>();
  return {
    add(brand: string, steps: readonly string[]): void {
      const fresh = steps.filter((step) => !told.has(`${brand} ${step}`));
      if (fresh.length === 0) return;
      for (const step of fresh) told.set(`${brand} ${step}`, true);
      untold.set(brand, [...(untold.get(brand) ?? []), ...fresh]);
    },
    /** The steps that were not reported in the last hour. */
    take(): Map<string, string[]> {
      const taken = untold;
      untold = new Map();
      return taken;
    },
  };
}
