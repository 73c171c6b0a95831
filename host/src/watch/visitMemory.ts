const key = 'visit-facts';

/** Facts of this visit that were reported, by name: a visit is this tab's session under one release. */
export interface VisitMemory {
  /** Remembers a fact. Answers whether it is new. */
  add(fact: string): boolean;
}

/** The memory of a release's visit in the tab's storage; where that can't be used, the page's own. */
export function visitMemory(release: string, storage: () => Pick<Storage, 'getItem' | 'setItem'>): VisitMemory {
  const known = new Set<string>();
  try {
    const [of, ...facts] = (storage().getItem(key) ?? '').split('\n');
    if (of === release) for (const fact of facts) known.add(fact);
  } catch {
    // A visitor who lets nobody store anything counts once for each page.
  }
  return {
    add(fact) {
      if (known.has(fact)) return false;
      known.add(fact);
      try {
        storage().setItem(key, [release, ...known].join('\n'));
      } catch {
        // As above.
      }
      return true;
    },
  };
}
