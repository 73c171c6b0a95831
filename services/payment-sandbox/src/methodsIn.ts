import type { MethodUid } from './methodUid.ts';

const everywhere: readonly MethodUid[] = ['card', 'applepay', 'googlepay'];
/** The usual method of a country comes before those that every country has. */
const first: Readonly<Record<string, MethodUid>> = { NL: 'ideal', BE: 'bancontact' };

/** The methods that the sandbox offers the buyers of a country (two letters, upper case). */
export const methodsIn = (country: string): MethodUid[] => [...(first[country] ? [first[country]] : []), ...everywhere];
