import type { Wishlist } from '@festival/shared-contracts/wishlist/wishlist';

/** The kinds of transport of a registration. */
export const waysToCome = ['bus', 'train', 'car', 'bicycle'] as const;
type WayToCome = (typeof waysToCome)[number];

export const mostPersons = 10;

/** The answers of a registration's form [WSH-05]. */
export interface Registration {
  /** The number of persons who come together, including the visitor. */
  persons: number;
  /** The kind of transport; null until the question is answered. */
  arrivesBy: WayToCome | null;
  staysOvernight: boolean;
}

/** The answers in the preferences of a saved wishlist; a missing or unknown value counts as unanswered. */
export const registrationOf = (preferences: Wishlist['preferences'] = {}): Registration => {
  const { persons, arrivesBy, staysOvernight } = preferences;
  return {
    persons: typeof persons === 'number' && persons >= 1 && persons <= mostPersons ? Math.trunc(persons) : 1,
    arrivesBy: waysToCome.find((way) => way === arrivesBy) ?? null,
    staysOvernight: staysOvernight === true,
  };
};

/** The preferences to save; null until all questions are answered. */
export const preferencesOf = ({ arrivesBy, ...others }: Registration): Wishlist['preferences'] | null =>
  arrivesBy === null ? null : { ...others, arrivesBy };
