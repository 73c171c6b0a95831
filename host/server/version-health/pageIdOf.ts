/**
 * The id of the page with a proof, the same as the page's own (`src/network/pageNonce.ts`): it identifies the page in traces and errors.
 */
export const pageIdOf = (proof: string): string => Buffer.from(proof, 'base64').subarray(0, 12).toString('base64url');
