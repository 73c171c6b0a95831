import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import * as z from 'zod/mini';

/** Parses a posted form. Fails with the names of the wrong fields. */
export function readForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  posted: unknown,
): Result<z.output<Schema>, string[]> {
  const result = z.safeParse(schema, posted);
  if (result.success) return success(result.data);
  return failure([...new Set(result.error.issues.map(({ path }) => String(path[0])))]);
}
