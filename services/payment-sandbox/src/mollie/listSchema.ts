import { z } from 'zod';

/** The query of a list: the entry to begin with, and how many. */
export const listSchema = z.strictObject({
  from: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(250).default(50),
});
