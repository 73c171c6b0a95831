import * as z from 'zod/mini';
import { compileSchema } from './compileSchema.ts';

const euros = z.codec(z.number(), z.int(), {
  decode: (amount) => Math.round(amount * 100),
  encode: (cents) => cents / 100,
});

const newSchema = () =>
  z.object({
    id: z.string().check(z.minLength(1)),
    total: euros,
    lines: z._default(z.array(z.object({ price: euros, note: z.optional(z.string()) })), []),
    more: z.union([z.object({ code: z.string() }), z.record(z.string(), z.object({ count: z.int() }))]),
    checked: z.nullable(z.object({ from: z.int(), to: z.int() }).check(z.refine(({ from, to }) => from <= to))),
  });

const rest = { more: { code: 'a' }, checked: { from: 1, to: 2 } };
const inputs: unknown[] = [
  { id: 'a', total: 1.5, lines: [{ price: 0.1, note: 'n', unknown: true }], ...rest, unknown: 1 },
  { id: 'a', total: 1.5, more: { first: { count: 2, unknown: 1 } }, checked: null },
  { id: '', total: 'x', lines: [{}], more: { first: { count: 0.5 } }, checked: { from: 2, to: 1 } },
  { ['__proto__']: { id: 'a' } },
  [],
  null,
  undefined,
];

test('a compiled schema parses, encodes and refuses exactly like the original [API-01, API-06]', () => {
  const [plain, compiled] = [newSchema(), newSchema()];
  compileSchema(compiled);
  expect(compiled._zod.traits).toContain('$ZodObjectJIT');
  for (const input of inputs) {
    const [expected, given] = [z.safeParse(plain, input), z.safeParse(compiled, input)];
    expect(given.success).toBe(expected.success);
    expect(given.data).toEqual(expected.data);
    expect(given.error?.issues).toEqual(expected.error?.issues);
    if (expected.data) expect(z.encode(compiled, expected.data)).toEqual(z.encode(plain, expected.data));
  }
  expect(inputs.filter((input) => plain.safeParse(input).success)).toHaveLength(2);
  const wrong = { id: '', total: 1.5, lines: [], ...rest } as z.output<typeof plain>;
  expect(z.safeEncode(compiled, wrong).error?.issues).toEqual(z.safeEncode(plain, wrong).error?.issues);
});

test('a schema can be compiled again, and so can one that contains itself', () => {
  const tree: z.ZodMiniType = z.object({
    name: z.string(),
    get parts() {
      return z.array(tree);
    },
  });
  compileSchema(tree);
  compileSchema(tree);
  expect(z.safeParse(tree, { name: 'a', parts: [{ name: 'b', parts: [] }] }).success).toBe(true);
  expect(z.safeParse(tree, { name: 'a', parts: [{ name: 'b' }] }).success).toBe(false);
});
