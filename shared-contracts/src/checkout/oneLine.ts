import * as z from 'zod/mini';

/**
 * Control characters, line separators, and marks that change the direction of the following text: they could hide or forge a part of a mail, a
 * ticket or a list. Characters that writing systems require, such as the joiners U+200C and U+200D, are not included.
 */
const notOfLine = String.raw`\p{Cc}\u2028-\u202E\u2066-\u2069`;
const line = new RegExp(`^[^${notOfLine}]*$`, 'u');
const lines = new RegExp(`^(?:[^${notOfLine}]|[\\t\\r\\n])*$`, 'u');

/** Whether a text can be one line, such as a name [CHK-02]. A tab counts as a space. */
export const isOneLine = (text: string): boolean => line.test(text.replaceAll('\t', ' '));

/** A check of a text of one line, such as a name [CHK-02]. */
export const oneLine = (error?: string) => z.regex(line, error);

/** A check of a text of several lines, such as a message: like `oneLine`, but with line breaks and tabs [TRN-04]. */
export const severalLines = (error?: string) => z.regex(lines, error);

/** Replaces each tab of a pasted one-line text with a space. Use it before `oneLine`. */
export const tabsToSpaces = () => z.overwrite((text: string) => text.replaceAll('\t', ' '));
