import * as z from 'zod/mini';
import { centsSchema, euros } from '../money/euros.ts';
import { namedSchemas } from './namedSchemas.ts';

export type Json = { [key: string]: Json } | Json[] | string | number | boolean | null | undefined;
export type JsonObject = { [key: string]: Json };

const registry = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(namedSchemas)) registry.add(schema, { id });

/** A default in the wire format: euros, not cents; omitted if it is a whole object. */
const wireDefault = (inner: z.core.$ZodType, value: unknown): Json => {
  const encoded = z.safeEncode(inner, value);
  const wire = encoded.success ? (encoded.data as Json) : undefined;
  return typeof wire === 'object' && wire !== null && Object.keys(wire).length > 0 ? undefined : wire;
};

/** Adds units, and removes limits that every JSON number and date has. */
const refine = (schema: z.core.$ZodTypes, json: z.core.JSONSchema.BaseSchema): void => {
  const { def } = schema._zod;
  if (def.type === 'default') json.default = wireDefault(def.innerType, def.defaultValue);
  if (schema === euros) json.description = 'Euros';
  if (schema === centsSchema) json.description = 'Cents';
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.format) delete json.pattern;
};

const generate = (schema: z.core.$ZodType): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    metadata: registry,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => refine(zodSchema, jsonSchema),
  });

const pointingToComponents = (json: unknown): JsonObject =>
  JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/'));

/** The JSON schema of a value as it is on the wire; named entities are references. */
export const wireSchema = (schema: z.core.$ZodType): JsonObject => {
  const { $schema: _dialect, $defs: _entities, ...json } = generate(schema);
  return pointingToComponents(json);
};

/** The JSON schemas of the named entities, by name. */
export const entitySchemas = (): JsonObject => {
  const { $defs = {} } = generate(z.union(Object.values(namedSchemas)));
  const names = Object.keys($defs).sort();
  return pointingToComponents(
    Object.fromEntries(
      names.map((name) => {
        const { id: _id, ...json } = $defs[name] ?? {};
        return [name, json];
      }),
    ),
  );
};
