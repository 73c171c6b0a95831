import { hash, randomBytes } from 'node:crypto';

/** A secret for a client: 256 random bits. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token, which a reader of the database can't use [API-07]. */
export const hashOfToken = (token: string): Buffer => hash('sha256', token, 'buffer');
