import * as z from 'zod/mini';
import { remote } from './remote.ts';

const words = { name: 'Lockers', title: 'Put it away', sentence: 'Hands free.', tile: 'Hands free.' };
const lockers = { name: 'lockers', module: 'list', sells: ['extras' as const], texts: { en: words } };
const exposes = { './list': './src/exposes/list.tsx', './locker': './src/exposes/locker.tsx', './texts/en': './x.ts' };
const declare = (more: Partial<Parameters<typeof remote>[0]>) =>
  remote({ name: 'mf_lockers', folder: '/nowhere', exposes, ...more });

test('a remote has its steps, its places and the types of its modules as JSON Schema, as in its manifest [FED-10]', () => {
  const exposed = {
    list: { data: z.nullable(z.object({ free: z.int(), sizes: z._default(z.array(z.string()), []) })) },
    locker: { params: z.object({ id: z.string(), floor: z.optional(z.enum(['0', '1'])) }) },
  };
  const steps = [{ ...lockers, addresses: [{ path: ':id', module: 'locker' }] }];
  expect(declare({ steps, places: { upsell: 'list' }, exposed }).declared).toEqual({
    steps,
    places: { upsell: 'list' },
    types: {
      './list': {
        data: {
          anyOf: [
            {
              type: 'object',
              properties: { free: { type: 'integer' }, sizes: { type: 'array', items: { type: 'string' } } },
              required: ['free', 'sizes'],
            },
            { type: 'null' },
          ],
        },
      },
      './locker': {
        params: {
          type: 'object',
          properties: { id: { type: 'string' }, floor: { type: 'string', enum: ['0', '1'] } },
          required: ['id'],
        },
      },
    },
  });
  expect(declare({}).declared).toEqual({});
});

test('all errors in the declarations are reported together, in sentences [FED-10]', () => {
  const steps = [
    { ...lockers, name: 'order', module: 'gone' },
    { ...lockers, addresses: [{ path: ':number', module: 'locker' }] },
  ];
  const exposed = { locker: { params: z.object({ id: z.string() }) } };
  expect(() => declare({ steps, exposed })).toThrow(
    [
      "mf_lockers declares what can't be shown:",
      'the step order has the address of a page of the shell: name it otherwise',
      'the step order shows ./gone, which the package does not expose',
      './locker requires the parameter id, which the address :number of the step lockers does not give: give it there, or declare it as optional',
      'the type of ./list is not declared: add it to src/exposed.ts',
    ].join('\n  '),
  );
  expect(() => declare({ steps: [{ ...lockers, traits: ['isLoud' as 'hasUpsell'] }] })).toThrow(
    'the step lockers has the trait "isLoud", which the shell does not know',
  );
});

test('a remote’s name is an identifier', () => {
  expect(() => declare({ name: 'mf-lockers' })).toThrow('A remote is named like mf_tickets');
});
