import fc, { type Arbitrary } from 'fast-check';
import { oddText, oddValue } from './oddValue.ts';

/** A JSON schema of the OpenAPI document. */
export type WireSchema = {
  $ref?: string;
  anyOf?: WireSchema[];
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, WireSchema>;
  required?: string[];
  additionalProperties?: WireSchema | boolean;
  propertyNames?: WireSchema;
  items?: WireSchema;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
};

/** The data for generating useful values: the schemas of references, and known values by the names of fields. */
type WireWorld = { schemas: Record<string, WireSchema>; known: Record<string, readonly unknown[]> };

/** Values that match a schema. */
export function wireArbitrary(schema: WireSchema, world: WireWorld): Arbitrary<unknown> {
  if (schema.$ref) return wireArbitrary(referredTo(schema.$ref, world), world);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => wireArbitrary(one, world)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => ofType(type, schema, world)));
  return schema.type === undefined ? oddValue : ofType(schema.type, schema, world);
}

function referredTo(reference: string, { schemas }: WireWorld): WireSchema {
  const found = schemas[reference.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`The document has no ${reference}`);
  return found;
}

function ofType(type: string, schema: WireSchema, world: WireWorld): Arbitrary<unknown> {
  switch (type) {
    case 'object':
      return objectOf(schema, world);
    case 'array':
      return fc.array(wireArbitrary(schema.items ?? {}, world), { maxLength: 3 });
    case 'string':
      return textOf(schema);
    case 'integer':
      return integerOf(schema);
    case 'number':
      return fc.oneof(fc.double({ ...rangeOf(schema), noNaN: true, noDefaultInfinity: true }), integerOf(schema));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      throw new Error(`No values are known of type ${type}`);
  }
}

function objectOf(schema: WireSchema, world: WireWorld): Arbitrary<object> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const fields = Object.entries(properties).map(([name, field]) => [name, fieldOf(name, field, world)] as const);
  const object = fc.record(Object.fromEntries(fields), { requiredKeys: required });
  if (additionalProperties === undefined || typeof additionalProperties === 'boolean') return object;
  const names = world.known.keys
    ? fc.oneof(fc.constantFrom(...world.known.keys), textOf(propertyNames ?? {}))
    : textOf({});
  const name = propertyNames?.enum ? fc.constantFrom(...propertyNames.enum) : names;
  return fc
    .array(fc.tuple(name, wireArbitrary(additionalProperties, world)), { maxLength: 4 })
    .map((entries) => Object.fromEntries(entries));
}

/** Generates, in three of four cases, a known value of the field if there is one. */
function fieldOf(name: string, schema: WireSchema, world: WireWorld): Arbitrary<unknown> {
  const known = world.known[name];
  const any = wireArbitrary(schema, world);
  return known ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: any }) : any;
}

function textOf({ format, pattern, minLength = 0, maxLength = 300 }: WireSchema): Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.uuid();
  if (format === 'uri') return fc.webUrl();
  if (format === 'date') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const length = { minLength, maxLength: Math.min(maxLength, minLength + 300) };
  const odd = oddText.filter((text) => text.length >= minLength && text.length <= maxLength);
  return fc.oneof(
    { weight: 4, arbitrary: fc.string(length) },
    { weight: 2, arbitrary: fc.string({ ...length, unit: 'grapheme' }) },
    { weight: 1, arbitrary: fc.string({ ...length, unit: 'binary' }) },
    { weight: 1, arbitrary: odd },
  );
}

const rangeOf = ({ minimum, maximum }: WireSchema) => ({
  ...(minimum === undefined ? {} : { min: minimum }),
  ...(maximum === undefined ? {} : { max: maximum }),
});

/** Generates small numbers and the limits as often as all other numbers together. */
function integerOf({
  minimum = Number.MIN_SAFE_INTEGER,
  maximum = Number.MAX_SAFE_INTEGER,
}: WireSchema): Arbitrary<number> {
  const small = { min: Math.max(minimum, -5), max: Math.min(maximum, 12) };
  return fc.oneof(
    ...(small.min <= small.max ? [fc.integer(small)] : []),
    fc.integer({ min: minimum, max: maximum }),
    fc.constantFrom(minimum, maximum),
  );
}
