import { createHmac, randomInt } from 'node:crypto';

/** A new code of eight digits, which can't be guessed with five attempts. */
export const newCode = (): string => String(randomInt(100_000_000)).padStart(8, '0');

type CodeKey = { purpose: string; interaction: string; code: string };

/** The stored form of a code: without this secret of the service, a reader of the database can't try all codes. */
export const codeHash = (secret: string, { purpose, interaction, code }: CodeKey): Buffer =>
  createHmac('sha256', `codes:${secret}`).update(`${purpose} ${interaction} ${code}`).digest();
