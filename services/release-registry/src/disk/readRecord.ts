import * as z from 'zod/mini';
import { schemaErrors } from '../error/schemaErrors.ts';
import { readIfThere } from './readIfThere.ts';

/**
 * A record of the data folder, or null if there is none. @throws with the file's name if the record can't be read:
 * since the registry writes only complete records, another program must have damaged it.
 */
export async function readRecord<Schema extends z.core.$ZodType>(
  path: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const text = await readIfThere(path);
  if (text === null) return null;
  const parsed = z.safeParse(schema, parseJson(text, path));
  if (!parsed.success) throw new Error(`${path} is damaged: ${schemaErrors(parsed.error).join('; ')}`);
  return parsed.data;
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${path} is damaged: it holds no JSON`, { cause });
  }
}
