import * as z from 'zod/mini';

/**
 * A check of a text of one line, such as a name: it refuses control characters, line separators and marks that turn the direction of what
 * follows, which could hide or forge a part of a mail, a ticket or a list [CHK-02]. What scripts need to be written stays allowed.
 */
export const oneLine = (error?: string) => z.regex(/^[^\p{Cc}\u2028-\u202E\u2066-\u2069]*$/u, error);
