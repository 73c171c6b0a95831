/**
 * The id of the page with this proof, the same id as in the page itself (`src/network/pageNonce.ts`). It identifies the page in error reports.
 */
export const pageIdOf = (proof: string): string => Buffer.from(proof, 'base64').subarray(0, 12).toString('base64url');
