import type { ParseKeys } from 'i18next';

/**
 * A key of the shell's texts that comes with data, so that no type knows it: a step's name is the shop's or a remote's, and the table of
 * routes and errors name texts. Without a text the key is shown.
 */
export const givenKey = (key: string): ParseKeys<'host'> => key as ParseKeys<'host'>;
