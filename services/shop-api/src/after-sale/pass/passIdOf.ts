import { createHash } from 'node:crypto';

/**
 * Returns the id of a pass, the same in both wallets. A ticket with a new code gets a new pass, and no id reveals a
 * code.
 */
export const passIdOf = (code: string): string => createHash('sha256').update(code).digest('hex').slice(0, 24);
