import * as z from 'zod/mini';

const fieldsSchema = z.array(z.string().check(z.minLength(1), z.maxLength(240)));

/**
 * One call of an API in its wire format. A field is named by its path, `lines[].productId`; `*` stands for any key of an object with arbitrary keys.
 */
const apiCallSchema = z.object({
  /** The names of the call's query parameters. */
  query: fieldsSchema,
  /** The fields of the call's body. If a field is listed without fields of its own, it may contain any fields. */
  body: fieldsSchema,
  /** The fields of the call's answer, in the same form. */
  answer: fieldsSchema,
});

/** The calls of an API: `GET /travel/{id}/packages` → parameters and fields. [FED-02] */
export const apiCallsSchema = z.record(z.string(), apiCallSchema);

/** A call that a version made while it was mounted: the call of the API, or the sent path if the API has no such call. [FED-02] */
export const seenCallSchema = z.object({
  call: z.string().check(z.minLength(1), z.maxLength(400)),
  query: fieldsSchema,
  body: fieldsSchema,
  /** The exposed module that was shown, and its state. */
  module: z.string(),
  state: z.string(),
  /** `browser/tickets.ab12.js:1:20`, or `on the server`. */
  place: z.string().check(z.maxLength(300)),
});

export type ApiCalls = z.infer<typeof apiCallsSchema>;
export type SeenCall = z.infer<typeof seenCallSchema>;

type Json = { readonly [name: string]: unknown };

const deepest = 8;

const below = (prefix: string, name: string): string => (prefix === '' ? name : `${prefix}.${name}`);

/** The fields of an OpenAPI document's schema, by their paths. If the schema has alternatives, these are the fields of all alternatives. */
function fieldsOf(schema: Json, named: Json, prefix = '', depth = 0): string[] {
  if (depth > deepest) return [];
  const { $ref, properties, additionalProperties, items, ...others } = schema;
  if (typeof $ref === 'string') return fieldsOf(named[$ref.split('/').at(-1) ?? ''] as Json, named, prefix, depth);
  const inside = (inner: unknown, path: string): string[] =>
    inner !== null && typeof inner === 'object' ? fieldsOf(inner as Json, named, path, depth + 1) : [];
  const alternatives = ['anyOf', 'oneOf', 'allOf'].flatMap((kind) => (others[kind] as Json[] | undefined) ?? []);
  return [
    ...alternatives.flatMap((one) => fieldsOf(one, named, prefix, depth)),
    ...inside(items, `${prefix}[]`),
    ...Object.entries((properties as Json | undefined) ?? {}).flatMap(([name, inner]) => [
      below(prefix, name),
      ...inside(inner, below(prefix, name)),
    ]),
    ...(additionalProperties !== null && typeof additionalProperties === 'object'
      ? [below(prefix, '*'), ...inside(additionalProperties, below(prefix, '*'))]
      : []),
  ];
}

const inOrder = (fields: readonly string[]): string[] => [...new Set(fields)].sort();

/** The calls of an OpenAPI document. */
export function apiCallsOf(document: Json): ApiCalls {
  const named = ((document.components as Json | undefined)?.schemas ?? {}) as Json;
  const ofContent = (held: Json | undefined): string[] => {
    const { schema } = ((held?.content as Json | undefined)?.['application/json'] as Json | undefined) ?? {};
    return schema ? inOrder(fieldsOf(schema as Json, named)) : [];
  };
  const calls: ApiCalls = {};
  for (const [path, methods] of Object.entries(document.paths as Record<string, Record<string, Json>>)) {
    for (const [method, { parameters = [], requestBody, responses = {} }] of Object.entries(methods)) {
      const answers = Object.entries(responses as Record<string, Json>).filter(([status]) => /^2/.test(status));
      calls[`${method.toUpperCase()} ${path}`] = {
        query: inOrder((parameters as Json[]).flatMap((one) => (one.in === 'query' ? String(one.name) : []))),
        body: ofContent(requestBody as Json | undefined),
        answer: inOrder(answers.flatMap(([, answer]) => ofContent(answer))),
      };
    }
  }
  return calls;
}

/** The fields of a value in the wire format, by the same paths. */
export function fieldsIn(value: unknown, prefix = ''): string[] {
  if (Array.isArray(value)) return inOrder(value.flatMap((one) => fieldsIn(one, `${prefix}[]`)));
  if (value === null || typeof value !== 'object') return [];
  return inOrder(
    Object.entries(value).flatMap(([name, inner]) => [below(prefix, name), ...fieldsIn(inner, below(prefix, name))]),
  );
}

/** A known path as a pattern: `*` stands for any name. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[\\^$.+?()[\]{}|]/g, '\\$&').replaceAll('*', '[^.[]+')}$`);

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));

/** Whether an API lists a field, or lists no fields in its place. */
export function isKnownField(known: readonly string[], field: string): boolean {
  if (known.some((path) => patternOf(path).test(field))) return true;
  const parent = parentOf(field);
  if (parent === '') return known.length === 0;
  const isFree = !known.some((path) => patternOf(parentOf(path)).test(parent));
  return isFree && isKnownField(known, parent.replace(/(\[\])+$/, ''));
}

/** The value as an API that only has these fields would send it. */
export function onlyKnown(known: readonly string[], value: unknown, prefix = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => onlyKnown(known, one, `${prefix}[]`));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const path = below(prefix, name);
      return isKnownField(known, path) ? [[name, onlyKnown(known, inner, path)]] : [];
    }),
  );
}

/** The call of a method and a path; undefined if the API has none. A fixed segment has priority over a parameter. */
export function callAt(calls: ApiCalls, method: string, path: string): string | undefined {
  const given = path.split('/');
  const found = Object.keys(calls).filter((call) => {
    const [ofCall = '', pattern = ''] = call.split(' ');
    const words = pattern.split('/');
    return (
      ofCall === method &&
      words.length === given.length &&
      words.every((word, index) => word.startsWith('{') || word === given[index])
    );
  });
  return found.sort((one, other) => one.split('{').length - other.split('{').length)[0];
}
