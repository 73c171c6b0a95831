const key = 'visit-facts';

/** Facts of this visit that were reported, by name: a visit is this tab's session under one release. */
export interface VisitMemory {
  /** Remembers a fact. Answers whether it is new. */
  add(fact: string): boolean;
}

/** The memory of a release's visit in the tab's storage. */
export function visitMemory(release: string, storage: Pick<Storage, 'getItem' | 'setItem'>): VisitMemory {
  const [of, ...facts] = (storage.getItem(key) ?? '').split('\n');
  const known = new Set(of === release ? facts : []);
  return {
    add(fact) {
      if (known.has(fact)) return false;
      known.add(fact);
      storage.setItem(key, [release, ...known].join('\n'));
      return true;
    },
  };
}
