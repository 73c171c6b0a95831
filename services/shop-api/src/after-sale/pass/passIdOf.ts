import { createHash } from 'node:crypto';

/** A pass's id in both wallets: a ticket with a new code is a new pass, and no id reveals a code. */
export const passIdOf = (code: string): string => createHash('sha256').update(code).digest('hex').slice(0, 24);
