import type { ParseKeys } from 'i18next';

/**
 * Marks a string from data as a key of the shell's texts, because its type is not known: names of steps from the shop
 * or a remote, and texts named by the tables of routes and errors. If there is no text, the key is shown.
 */
export const givenKey = (key: string): ParseKeys<'host'> => key as ParseKeys<'host'>;
