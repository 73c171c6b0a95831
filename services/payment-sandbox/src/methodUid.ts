/** The payment methods of the sandbox, by the shop's names. */
export const methodUids = ['card', 'ideal', 'bancontact', 'applepay', 'googlepay'] as const;
export type MethodUid = (typeof methodUids)[number];
