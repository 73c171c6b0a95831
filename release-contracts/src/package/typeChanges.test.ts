import type { JsonSchema, ModuleTypes } from './moduleTypes.ts';
import { typeChanges } from './typeChanges.ts';

const text = { type: 'string' };
const object = (properties: Record<string, JsonSchema>, required: string[] = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
});
const changes = (before: ModuleTypes[string], now: ModuleTypes[string]) =>
  typeChanges({ version: '1.0.0', types: { './stay': before } }, { version: '1.1.0', types: { './stay': now } });

test('a removed, changed or newly required parameter is named, with both versions [FED-10]', () => {
  const before = { params: object({ detail: text, persons: text, room: text }, ['detail', 'persons']) };
  const now = {
    params: object({ detail: { type: 'number' }, room: text, day: text, hour: text }, ['detail', 'room', 'day']),
  };
  expect(changes(before, now)).toEqual([
    './stay: the parameter detail is a number in 1.1.0; in 1.0.0 it was text',
    './stay: the parameter persons is gone in 1.1.0; in 1.0.0 it was text',
    './stay: the parameter room is required in 1.1.0; in 1.0.0 it was optional',
    './stay: the parameter day is required in 1.1.0; in 1.0.0 it was not there',
  ]);
});

test('a change of the loaded data is named too, by its path [FED-05, FED-10]', () => {
  const option = (price: JsonSchema) => ({ type: 'array', items: object({ price }) });
  const before = object({
    options: option({ type: 'integer' }),
    extras: { type: 'object', additionalProperties: text },
  });
  const now = object({ options: option(text), extras: { type: 'object', additionalProperties: { enum: ['a'] } } });
  expect(changes({ data: before }, { data: now })).toEqual([
    './stay: data.options[].price is text in 1.1.0; in 1.0.0 it was a whole number',
    './stay: data.extras[] is "a" in 1.1.0; in 1.0.0 it was text',
  ]);
  const nullable = (data: JsonSchema) => ({ data: { anyOf: [data, { type: 'null' }] } });
  expect(changes(nullable(object({ a: text, b: text })), nullable(object({ a: text })))).toEqual([
    './stay: data.b is gone in 1.1.0; in 1.0.0 it was text',
  ]);
  expect(changes({ data: object({ a: text }) }, nullable(object({ a: text })))).toEqual([
    './stay: data is an object or null in 1.1.0; in 1.0.0 it was an object',
  ]);
  expect(changes({ data: object({ a: text }) }, {})).toEqual([
    './stay: data is anything in 1.1.0; in 1.0.0 it was an object',
  ]);
  const union = (a: JsonSchema, b: JsonSchema) => ({ data: { anyOf: [object({ a }), object({ b })] } });
  expect(changes(union(text, text), union(text, { type: 'boolean' }))).toEqual([
    './stay: data is an object or an object of other members in 1.1.0; in 1.0.0 it was an object or an object',
  ]);
  expect(changes({ data: object({ a: text }) }, { data: object({ a: text }, []) })).toEqual([
    './stay: data.a is optional in 1.1.0; in 1.0.0 it was required',
  ]);
});

test('each parameter is also named if the module takes none now, or took none before [FED-10]', () => {
  const params = object({ detail: text });
  expect(changes({ params }, {})).toEqual(['./stay: the parameter detail is gone in 1.1.0; in 1.0.0 it was text']);
  expect(changes({}, { params })).toEqual([
    './stay: the parameter detail is required in 1.1.0; in 1.0.0 it was not there',
  ]);
});

test('an unchanged type and an addition are not named', () => {
  const before = { params: object({ detail: text }), data: object({ list: { type: 'array', items: text } }) };
  expect(changes(before, before)).toEqual([]);
  expect(changes(before, { ...before, params: object({ detail: text, day: text }, ['detail']) })).toEqual([]);
  expect(changes({}, {})).toEqual([]);
  expect(typeChanges({ version: '1.0.0' }, { version: '1.1.0', types: { './stay': before } })).toEqual([]);
});

test('a module whose type is no longer declared is named', () => {
  expect(typeChanges({ version: '1.0.0', types: { './stay': {} } }, { version: '1.1.0' })).toEqual([
    './stay: its type is gone in 1.1.0; in 1.0.0 it was declared',
  ]);
});
