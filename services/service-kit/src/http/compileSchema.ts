import * as z from 'zod/mini';

/** The schemas that this schema contains directly. */
function partsOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  switch (def.type) {
    case 'object':
      return Object.values(def.shape);
    case 'array':
      return [def.element];
    case 'record':
      return [def.keyType, def.valueType];
    case 'union':
      return [...def.options];
    case 'intersection':
      return [def.left, def.right];
    case 'pipe':
      return [def.in, def.out];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
      return [def.innerType];
    default:
      return [];
  }
}

/**
 * Compiles the object schemas within a schema to code, as the large variant of zod does. Without this, zod/mini, which
 * browsers load, checks the fields of each object in a loop. The compiled schema accepts and returns the same values in
 * half of the time.
 */
export function compileSchema(schema: z.core.$ZodType, compiled = new Set<z.core.$ZodType>()): void {
  if (compiled.has(schema)) return;
  compiled.add(schema);
  for (const part of partsOf(schema)) compileSchema(part, compiled);
  if (!(schema instanceof z.core.$ZodObject)) return;
  const { parse, run, def } = schema._zod;
  z.core.$ZodObjectJIT.init(schema, def);
  // A schema without additional checks runs its parser directly, so both must be replaced.
  if (run === parse) schema._zod.run = schema._zod.parse;
}
