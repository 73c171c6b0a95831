import { type Endpoint, headerNames } from '@festival/shared-contracts/api/endpoint';
import openApi from '@festival/shared-contracts/openapi.json' with { type: 'json' };
import fc, { type Arbitrary } from 'fast-check';
import { exampleOrder } from './exampleCalls.ts';
import { nearly, oddText } from './oddValue.ts';
import { shopOrigin } from './testShop.ts';
import { type WireSchema, wireArbitrary } from './wireArbitrary.ts';

type Parameter = { name: string; in: string; required: boolean; schema: WireSchema };
type Operation = {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: { 'application/json': { schema: WireSchema } } };
};

const operations = new Map(
  Object.values(openApi.paths)
    .flatMap((path) => Object.values(path) as Operation[])
    .map((operation) => [operation.operationId, operation]),
);
const schemas = openApi.components.schemas as Record<string, WireSchema>;

const productIds = [
  'weekend',
  'vip',
  'day-saturday',
  'bus-utrecht',
  'mer_hoodie_M',
  'refund-protection',
  'travel-ticket',
];
const rooms = ['glamping-standard', 'glamping-standard~3', 'hotel-dune-standard', 'hotel-dune-seaview~2'];
const addOns = ['stay-towels', `addon_${exampleOrder.reference}_stay-towels`, 'addon_999999999_stay-towels'];

/** Values of the example data, by the names of fields and parameters. */
const known: Record<string, readonly unknown[]> = {
  productId: [...productIds, ...rooms],
  packageOptionId: rooms,
  keys: [...productIds, 'constructor', '__proto__', 'toString'],
  extraId: ['stay-breakfast', 'stay-towels', 'stay-parking'],
  addonId: addOns,
  quantity: [1, 2, 3, 4],
  paymentMethod: ['card', 'card', 'noPaymentRequired'],
  redirectUri: [`${shopOrigin}/solstrand/paymentstatus`],
  expectedTotal: [0],
  voucher: ['SOL-TIEN', 'sol-gratis', 'SOL-OP', 'SOL-VIJFTIG'],
  countryCode: ['NL', 'BE', 'DE', 'FR', null],
  country: ['NL', 'BE', 'US'],
  phoneNumber: ['+31612345678'],
  dateOfBirth: ['1995-03-14', '2015-01-01'],
  reference: [exampleOrder.reference, '999999999'],
  consumer_external_reference: [exampleOrder.externalReference],
  persons: [1, 2, 50],
  startOfStay: ['2027-07-09'],
  endOfStay: ['2027-07-12'],
  year: [2027],
};

/** The differences from a call's example: credentials and content. */
export type GeneratedCall = {
  /** The credentials: the cart's account with the cart's token, another account, none, or only the cart's token. */
  who: 'noor' | 'sam' | 'nobody' | 'cart';
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** The body as JSON, which may be malformed. */
  body?: { text: string };
};

const world = { schemas, known };
const mostly = <Value>(usual: Arbitrary<Value>, odd: Arbitrary<Value>): Arbitrary<Value> =>
  fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: odd });
const some = <Value>(fields: Record<string, Arbitrary<Value>>) =>
  fc.record(fields, { requiredKeys: [] }).map((given) => given as Record<string, Value>);

/** Calls that match the document, nearly match it, or do not match it. Most of them pass the first check. */
export function generatedCall(call: Endpoint): Arbitrary<GeneratedCall> {
  const operation = operations.get(call.name);
  if (!operation) throw new Error(`The document has no ${call.name}`);
  const schema = operation.requestBody?.content['application/json'].schema;
  return fc.record(
    {
      who: fc.constantFrom('noor', 'sam', 'nobody', 'cart'),
      params: mostly(fc.constant({}), some(parametersIn('path', operation))),
      query: some(parametersIn('query', operation)),
      headers: mostly(fc.constant({}), some(headersOf(call))),
      ...(schema ? { body: bodyText(schema).map((text) => ({ text })) } : {}),
    },
    { requiredKeys: ['who'] },
  );
}

function parametersIn(where: 'path' | 'query', { parameters }: Operation): Record<string, Arbitrary<string>> {
  const entries = parameters
    .filter((parameter) => parameter.in === where)
    .map(({ name, schema }) => {
      const values = known[name] ? fc.constantFrom(...known[name]) : wireArbitrary(schema, world);
      // A URL can't contain a lone surrogate.
      return [name, mostly(values.map(String), oddText).map((text) => text.toWellFormed())] as const;
    });
  return Object.fromEntries(entries);
}

/** Characters that are possible in a header. */
const headerText = fc.stringMatching(/^[\x20-\x7e\x80-\xff]{0,300}$/);

function headersOf({ headers }: Endpoint): Record<string, Arbitrary<string>> {
  return Object.fromEntries((['namespace', ...headers] as const).map((name) => [headerNames[name], headerText]));
}

function bodyText(schema: WireSchema): Arbitrary<string> {
  const valid = wireArbitrary(schema, world);
  return fc.oneof(
    { weight: 5, arbitrary: valid.map((value) => JSON.stringify(value)) },
    { weight: 4, arbitrary: nearly(valid).map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: fc.constantFrom('{"broken', '', '[]', 'null', '{"__proto__":{"quantity":1}}', '1e999') },
  );
}
