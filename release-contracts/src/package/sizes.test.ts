import * as z from 'zod/mini';
import { declarationErrors } from './declarationErrors.ts';
import { packageManifestSchema } from './packageManifest.ts';
import { remoteVersionSchema } from './remoteVersion.ts';

/** Whether every text that matches a pattern has a limited length. */
const isLimited = ({ source }: RegExp): boolean =>
  !/[*+]|\{\d+,\}/.test(source.replaceAll(/\\./g, '').replaceAll(/\[[^\]]*\]/g, ''));

/** The places in a schema at which a text, a list or a map has no limit. */
function unlimited(schema: z.core.$ZodType, path = ''): string[] {
  const { def } = schema._zod;
  const checks = (def.checks ?? []).map(({ _zod }) => _zod.def as { check: string; pattern?: RegExp });
  const isLong = !checks.some(({ check }) => check === 'max_length');
  const inner = def as unknown as Record<'element' | 'innerType' | 'keyType' | 'valueType', z.core.$ZodType> & {
    shape: Record<string, z.core.$ZodType>;
  };
  switch (def.type) {
    case 'string':
      return isLong && !checks.some(({ pattern }) => pattern && isLimited(pattern)) ? [path] : [];
    case 'array':
      return [...(isLong ? [path] : []), ...unlimited(inner.element, `${path}[]`)];
    case 'record': {
      const { keyType, valueType } = inner;
      const isCounted = keyType._zod.def.type === 'enum' || checks.length > 0;
      // The types of modules are JSON schemas, whose length is limited as a whole.
      const values = path === '.types' ? [] : unlimited(valueType, `${path}{}`);
      return [...(isCounted ? [] : [path]), ...unlimited(keyType, `${path}{key}`), ...values];
    }
    case 'object':
      return Object.entries(inner.shape).flatMap(([name, one]) => unlimited(one, `${path}.${name}`));
    case 'optional':
    case 'default':
    case 'nullable':
      return unlimited(inner.innerType, path);
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
      return [];
    default:
      throw new Error(`${path} has the type ${def.type}, which this test does not know`);
  }
}

test('every text, list and map of a package has a limit, since pages and hosts carry what it declares [FED-04, FED-10]', () => {
  expect(unlimited(packageManifestSchema)).toEqual([]);
  // The registry itself writes this time.
  expect(unlimited(remoteVersionSchema)).toEqual(['.publishedAt']);
});

test('the test of limits finds a text, a list and a map without one', () => {
  const text = z.string();
  const open = z.object({
    text,
    word: z.string().check(z.regex(/^a+$/)),
    list: z.array(z.boolean()),
    map: z.record(text, z.int()),
  });
  expect(unlimited(open)).toEqual(['.text', '.word', '.list', '.map', '.map{key}']);
});

const texts = { name: 'Lockers', title: 'Lockers', sentence: 'Rent one', tile: 'Rent' };
const step = { name: 'lockers', module: 'tickets', sells: ['extras'], texts: { en: texts } };
const exposes = { './tickets': {} };

test('an error about a size names the step, the field and the limit, and repeats only the beginning of the value [FED-10]', () => {
  const long = { ...step, texts: { en: { ...texts, title: 'x'.repeat(5_000_000) } } };
  const [error = '', ...others] = declarationErrors({ steps: [long] }, exposes);
  expect(others).toEqual([]);
  expect(error).toMatch(/^the step lockers has "x+ as texts\.en\.title: it may have 600 characters at most$/);
  expect(error.length).toBeLessThan(400);
  const many = Array.from({ length: 21 }, (_, nr) => ({ ...step, name: `step-${nr}` }));
  expect(declarationErrors({ steps: many }, exposes)).toEqual([
    expect.stringMatching(/^the list of steps is .*: it may have 20 entries at most$/),
  ]);
  const types = { './tickets': { data: { enum: ['x'.repeat(200_000)] } } };
  expect(declarationErrors({ types }, exposes)).toEqual([expect.stringContaining('longer than 200000 characters')]);
});

test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])(
  'the name %s of every object is not taken for a type, a parameter or a value of a package [FED-10]',
  (name) => {
    const types = JSON.parse(`{"./tickets":{"params":{"type":"object","properties":{"${name}":{"type":"integer"}}}}}`);
    expect(declarationErrors({ steps: [step], types }, exposes)).toEqual([]);
    const odd = { './tickets': { params: { type: 'object', properties: { id: { type: name } }, required: ['id'] } } };
    const given = { ...step, addresses: [{ path: 'eu', given: { id: 'x' } }] };
    expect(declarationErrors({ steps: [given], types: odd }, exposes).join()).toContain(`takes ${name} as id`);
  },
);
