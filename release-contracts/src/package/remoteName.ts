import * as z from 'zod/mini';

/** A remote's name as the host and its container know it: `mf_tickets`. */
export const remoteNameSchema = z
  .string()
  .check(
    z.regex(
      /^(?!constructor$)[a-z][a-z0-9_]{1,63}$/,
      'a remote is named in small letters, digits and _, as in mf_tickets',
    ),
  );
