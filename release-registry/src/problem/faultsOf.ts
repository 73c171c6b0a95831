import type * as z from 'zod/mini';

/** What a schema found wrong, one sentence per fault, each beginning with the field it is about. */
export function faultsOf(error: z.core.$ZodError): string[] {
  return error.issues.map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`));
}
