import * as z from 'zod/mini';
import { mostCharacters, mostEntries } from './sizes.ts';

/** The part of JSON Schema that types use. */
export interface JsonSchema {
  type?: string | string[] | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  required?: string[] | undefined;
  /** The type of the values of an object with any keys. */
  additionalProperties?: JsonSchema | boolean | undefined;
  items?: JsonSchema | undefined;
  anyOf?: JsonSchema[] | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
}

const jsonSchema: z.ZodMiniType<JsonSchema> = z.lazy(() =>
  z.looseObject({
    type: z.optional(z.union([z.string(), z.array(z.string())])),
    properties: z.optional(z.record(z.string(), jsonSchema)),
    required: z.optional(z.array(z.string())),
    additionalProperties: z.optional(z.union([z.boolean(), jsonSchema])),
    items: z.optional(jsonSchema),
    anyOf: z.optional(z.array(jsonSchema)),
    enum: z.optional(z.array(z.unknown())),
  }),
);

/** The types of an exposed module's input: the parameters of its address, as an object, and the data of its `load`; missing ones are omitted. */
const moduleTypeSchema = z.object({ params: z.optional(jsonSchema), data: z.optional(jsonSchema) });

/** By exposed module, such as `./tickets`. */
export const moduleTypesSchema = z
  .record(z.string().check(z.maxLength(120)), moduleTypeSchema)
  .check(mostEntries(100), mostCharacters(200_000));

export type ModuleTypes = z.infer<typeof moduleTypesSchema>;

const quoted = (value: unknown): string => JSON.stringify(value);

/** The values that a type allows; null if it has no such list. */
export const valuesOf = (type: JsonSchema): unknown[] | null =>
  type.enum ?? (Object.hasOwn(type, 'const') ? [type.const] : null);

/** A type in words: `text`, `"eu" or "nl"`, `number or null`. */
export function typeText(type: JsonSchema): string {
  const values = valuesOf(type);
  if (values !== null) return values.map(quoted).join(' or ');
  if (type.anyOf !== undefined) return type.anyOf.map(typeText).join(' or ');
  if (type.items !== undefined) return `a list of ${typeText(type.items)}`;
  const names = [type.type ?? 'anything'].flat();
  return names.map((name) => (Object.hasOwn(words, name) ? words[name] : name)).join(' or ');
}

const words: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};
