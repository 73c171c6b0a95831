const key = 'visit';

/** The facts of this visit that were already reported, by name. A visit is the session of this tab under one release. */
export interface VisitMemory {
  /** Stores a fact. Returns true if the fact is new. */
  add(fact: string): boolean;
  has(fact: string): boolean;
  /** The proof of the visit's first page, by which the server knows which facts belong to one visit. */
  proof: string;
}

/** The memory of a visit under one release, in the tab's storage. `proof` is this page's proof. */
export function visitMemory(
  release: string,
  proof: string,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): VisitMemory {
  const [of, first, ...facts] = (storage.getItem(key) ?? '').split('\n');
  const isKnown = of === release && first !== undefined;
  const known = new Set(isKnown ? facts : []);
  const proofOfVisit = isKnown ? first : proof;
  return {
    proof: proofOfVisit,
    has: (fact) => known.has(fact),
    add(fact) {
      if (known.has(fact)) return false;
      known.add(fact);
      storage.setItem(key, [release, proofOfVisit, ...known].join('\n'));
      return true;
    },
  };
}
