import { hash, randomBytes } from 'node:crypto';

/** A token that proves whose cart it is: 256 bits that nobody guesses. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of it; who reads the database can't act with it [API-07]. */
export const hashOfToken = (token: string): Buffer => hash('sha256', token, 'buffer');
