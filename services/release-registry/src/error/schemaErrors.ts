import type * as z from 'zod/mini';

/** What a schema found wrong, one sentence per error, each beginning with the field it is about. */
export function schemaErrors(error: z.core.$ZodError): string[] {
  return error.issues.map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`));
}
