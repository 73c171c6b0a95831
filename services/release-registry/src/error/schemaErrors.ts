import type * as z from 'zod/mini';

/** The errors that a schema found, one sentence each, beginning with the name of the field. */
export function schemaErrors(error: z.core.$ZodError): string[] {
  return error.issues.map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`));
}
