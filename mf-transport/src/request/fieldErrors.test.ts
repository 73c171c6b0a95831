import { fieldErrors } from './fieldErrors.ts';

/** An input as far as its own checks go. */
class Input {
  validity = { valid: true, badInput: false };
  constructor(
    readonly name: string,
    readonly value: string,
    readonly required: boolean,
    validity: Partial<Input['validity']> = {},
  ) {
    Object.assign(this.validity, validity);
  }
}
beforeAll(() => void Object.assign(globalThis, { HTMLInputElement: Input }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'HTMLInputElement'));

const errorsOf = (...elements: object[]) => fieldErrors({ elements } as unknown as HTMLFormElement);
const invalid = { valid: false };

test('a form without a fault has no errors, and only its inputs count [TRN-04]', () => {
  expect(errorsOf(new Input('name', 'Noor', true), new Input('date', '', false), { name: 'send' })).toEqual({});
});

test('what is required and blank is missing; in the order of the screen [TRN-04]', () => {
  const errors = errorsOf(
    new Input('name', '  ', true, invalid),
    new Input('email', '', true, invalid),
    new Input('departure', '', false),
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
])('%s with %j says %s [TRN-04]', (name, value, error) => {
  expect(errorsOf(new Input(name, value, true, invalid))).toEqual({ [name]: error });
});

test('what a browser can’t read as a number or a date is wrong, though its value is empty [TRN-04]', () => {
  expect(errorsOf(new Input('persons', '', true, { valid: false, badInput: true }))).toEqual({ persons: 'persons' });
});
