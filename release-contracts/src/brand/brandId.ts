import * as z from 'zod/mini';

export const brandIdSchema = z
  .string()
  .check(
    z.regex(
      /^(?!constructor$)[a-z][a-z0-9-]{0,62}$/,
      'a brand is named in small letters, digits and -, as in solstrand',
    ),
  );
