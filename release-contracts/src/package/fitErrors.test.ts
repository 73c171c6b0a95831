import { fitErrors } from './fitErrors.ts';

const exposes = { './lockers': {}, './locker': {} };
const text = { type: 'string' };
const lockers = { name: 'lockers', module: 'lockers', addresses: [{ path: ':id', module: 'locker' }] };
const locker = (params: object) => ({ './locker': { params: { type: 'object', ...params } } });

test('modules that take the parameters of their address are compatible; so are modules of places, and modules without a declared type [FED-10]', () => {
  expect(fitErrors({ steps: [lockers], places: { upsell: 'lockers' }, exposes })).toEqual([]);
  const types = locker({ properties: { id: text }, required: ['id'] });
  expect(fitErrors({ steps: [lockers], types, exposes })).toEqual([]);
});

test('a parameter that the address does not provide is named, with the step or the place [FED-10]', () => {
  const types = locker({ properties: { number: text, id: text }, required: ['number'] });
  expect(fitErrors({ steps: [lockers], places: { upsell: 'locker' }, types, exposes })).toEqual([
    './locker requires the parameter number, which the address :id of the step lockers does not give: give it there, or declare it as optional',
    './locker requires the parameter number, which the place upsell does not give: give it there, or declare it as optional',
  ]);
});

test('a parameter of another type than the address’s is named too [FED-10]', () => {
  const misfits = (type: object, address: object) =>
    fitErrors({
      steps: [{ name: 'lockers', module: 'lockers', addresses: [{ path: 'eu', module: 'locker', ...address }] }],
      types: locker({ properties: { region: type } }),
      exposes,
    });
  const region = { type: 'string', enum: ['eu', 'nl'] };
  const nullable = { anyOf: [region, { type: 'null' }] };
  expect([misfits(region, { given: { region: 'eu' } }), misfits(nullable, { given: { region: 'nl' } })]).toEqual([
    [],
    [],
  ]);
  expect(misfits(region, { given: { region: 'us' } })).toEqual([
    './locker takes "eu" or "nl" as region, and the address eu of the step lockers gives "us"',
  ]);
  expect(misfits(region, { path: ':region' })).toEqual([
    './locker takes "eu" or "nl" as region, and the address :region of the step lockers gives any text',
  ]);
  expect(misfits({ type: 'number' }, { path: ':region' })).toEqual([
    './locker takes a number as region, and the address :region of the step lockers gives any text',
  ]);
  expect(misfits({ const: 'eu' }, { given: { region: 'eu' } })).toEqual([]);
  expect(misfits({}, { path: ':region' })).toEqual([]);
});

test('a type of a module that is not exposed is named', () => {
  expect(fitErrors({ types: { './gone': {} }, exposes })).toEqual([
    'the type of ./gone is declared, and the package does not expose it',
  ]);
});
