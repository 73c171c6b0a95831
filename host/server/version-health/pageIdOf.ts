/** The id of the page that carries a proof, the same as the page's own (`src/network/pageNonce.ts`): it names the page in traces and errors. */
export const pageIdOf = (proof: string): string => Buffer.from(proof, 'base64').subarray(0, 12).toString('base64url');
