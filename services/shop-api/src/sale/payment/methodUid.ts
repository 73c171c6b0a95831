/** The payment methods that the shop has names for. Their order has no meaning; a provider's list has an order. */
export const methodUids = ['card', 'ideal', 'bancontact', 'applepay', 'googlepay'] as const;
export type MethodUid = (typeof methodUids)[number];

export const isMethodUid = (uid: string): uid is MethodUid => methodUids.some((known) => known === uid);
