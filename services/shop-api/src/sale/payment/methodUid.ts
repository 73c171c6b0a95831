/**
 * The payment methods for which the shop has names. Their order has no meaning; only the order of a provider's list has
 * one.
 */
export const methodUids = ['card', 'ideal', 'bancontact', 'applepay', 'googlepay'] as const;
export type MethodUid = (typeof methodUids)[number];

export const isMethodUid = (uid: string): uid is MethodUid => methodUids.some((known) => known === uid);
