import { fieldErrors } from './fieldErrors.ts';

interface Field {
  name: string;
  value: string;
  required: boolean;
  validity: { valid: boolean; badInput: boolean };
}

/** An input with the browser's own validation only. */
class Input {}
const input = (name: string, value: string, required: boolean, validity: Partial<Field['validity']> = {}): Field =>
  Object.assign(new Input(), { name, value, required, validity: { valid: true, badInput: false, ...validity } });

beforeAll(() => void Object.assign(globalThis, { HTMLInputElement: Input }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'HTMLInputElement'));

const errorsOf = (...elements: object[]) => fieldErrors({ elements } as unknown as HTMLFormElement);
const invalid = { valid: false };

test('a valid form has no errors, and only its inputs are checked [TRN-04]', () => {
  expect(errorsOf(input('name', 'Noor', true), input('date', '', false), { name: 'send' })).toEqual({});
});

test('a required blank field is reported as missing, and errors are in the order of the screen [TRN-04]', () => {
  const errors = errorsOf(
    input('name', '  ', true, invalid),
    input('email', '', true, invalid),
    input('departure', '', false),
  );
  expect(Object.entries(errors)).toEqual([
    ['name', 'missing'],
    ['email', 'missing'],
  ]);
});

test.each([
  ['email', 'noor@', 'email'],
  ['persons', '0', 'persons'],
  ['date', '1999-01-01', 'date'],
  ['departure', 'x', 'missing'],
])('%s with %j has the error %s [TRN-04]', (name, value, error) => {
  expect(errorsOf(input(name, value, true, invalid))).toEqual({ [name]: error });
});

test.each(['No\u202Eor', 'Noor\u001B[2J', 'Noor\u2028Bcc', 'Noor\u0085'])(
  'a name or a place of departure that is not a single line, %j, is invalid, as on the server [TRN-04]',
  (value) => {
    for (const name of ['name', 'departure']) expect(errorsOf(input(name, value, true))).toEqual({ [name]: 'missing' });
    expect(errorsOf(input('name', 'شاهین\u200Cدخت', true), input('departure', 'Gent\tZuid', true))).toEqual({});
  },
);

test('a number or a date that the browser cannot read is invalid, although its value is empty [TRN-04]', () => {
  expect(errorsOf(input('persons', '', true, { valid: false, badInput: true }))).toEqual({ persons: 'persons' });
});
