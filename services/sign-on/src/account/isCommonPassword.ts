import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The 10,000 most common passwords of 8 characters and more, from the list of `@zxcvbn-ts/language-common` 4.1.3 (MIT,
 * copyright 2012-2016 Dan Wheeler and Dropbox, Inc., 2021 @zxcvbn-ts).
 */
const common = new Set(readFileSync(path.join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n'));

/** Whether a password is one of the most common ones, ignoring case. */
export const isCommonPassword = (password: string): boolean => common.has(password.normalize('NFKC').toLowerCase());
