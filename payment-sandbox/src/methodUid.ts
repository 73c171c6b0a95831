/** The payment methods that the sandbox plays, by the names that the shop knows. */
export const methodUids = ['card', 'ideal', 'bancontact', 'applepay', 'googlepay'] as const;
export type MethodUid = (typeof methodUids)[number];
