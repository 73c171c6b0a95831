import document from '@festival/shared-contracts/openapi.json' with { type: 'json' };
import { apiCallsOf, apiCallsSchema, callAt, fieldsIn, isKnownField, onlyKnown } from './apiCalls.ts';

const calls = apiCallsSchema.parse(apiCallsOf(document));

test('the calls of the OpenAPI document are named with their parameters and fields [FED-02]', () => {
  expect(calls['GET /shopping/products']).toMatchObject({ body: [] });
  expect(calls['GET /shopping/products']?.answer).toEqual(
    expect.arrayContaining(['[].id', '[].meta.description', '[].meta.sizes[].stock']),
  );
  const all = Object.values(calls).flatMap(({ query, body, answer }) => [...query, ...body, ...answer]);
  expect(all.length).toBeGreaterThan(500);
  for (const call of Object.keys(calls)) expect(call).toMatch(/^(GET|POST|PUT|PATCH|DELETE) \/[\w/{}-]+$/);
});

test('a path belongs to its call, with fixed segments before parameters [FED-02]', () => {
  const some = { 'GET /carts/{id}': [], 'GET /carts/own': [], 'PUT /carts/{id}': [] } as never;
  expect(callAt(some, 'GET', '/carts/own')).toBe('GET /carts/own');
  expect(callAt(some, 'GET', '/carts/7')).toBe('GET /carts/{id}');
  expect(callAt(some, 'DELETE', '/carts/7')).toBeUndefined();
  expect(callAt(some, 'GET', '/carts/7/lines')).toBeUndefined();
});

test('a field is recognised by its path, by any name in a map, or in an unspecified part of the API [FED-02]', () => {
  const known = ['lines', 'lines[].id', 'extra', 'texts', 'texts.*', 'texts.*.title'];
  const sent = {
    lines: [{ id: 1, gift: { note: 'x' } }],
    extra: { any: [{ thing: 1 }] },
    texts: { nl: { title: '' } },
  };
  expect(fieldsIn(sent).filter((field) => !isKnownField(known, field))).toEqual(['lines[].gift', 'lines[].gift.note']);
  expect(isKnownField(known, 'texts.nl.body')).toBe(false);
  expect(isKnownField([], 'anything')).toBe(true);
});

test('an older API’s answer lacks the fields that it does not have [FED-02]', () => {
  const known = ['data', 'data[].id', 'data[].meta'];
  const answer = { data: [{ id: 'a', meta: { x: 1 }, badge: 'new' }, { id: 'b' }], next: 2 };
  expect(onlyKnown(known, answer)).toEqual({ data: [{ id: 'a', meta: { x: 1 } }, { id: 'b' }] });
});
