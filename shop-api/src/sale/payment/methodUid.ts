/** The payment methods that the shop knows by name, in no order: a provider's list has one. */
export const methodUids = ['card', 'ideal', 'bancontact', 'applepay', 'googlepay'] as const;
export type MethodUid = (typeof methodUids)[number];

export const isMethodUid = (uid: string): uid is MethodUid => methodUids.some((known) => known === uid);
