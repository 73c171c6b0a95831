import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from '../formValues.ts';
import { pickPhoneCountry } from './pickPhoneCountry.ts';

const pick = (code: string, { phoneNumber = '', isSubmitted = false } = {}) => {
  const calls: unknown[][] = [];
  const record =
    (name: string) =>
    (...given: unknown[]) =>
      void calls.push([name, ...given]);
  const form = {
    setValue: record('setValue'),
    trigger: record('trigger'),
    getValues: (name: string) => (name === 'phoneNumber' ? phoneNumber : ''),
    formState: { isSubmitted },
  };
  pickPhoneCountry(form as unknown as UseFormReturn<FormValues>, code);
  return calls;
};

test('a country sets the prefix, and is checked if the form was sent before [CHK-08]', () => {
  expect(pick('BE')).toEqual([
    ['setValue', 'phoneCountry', 'BE'],
    ['setValue', 'countryCode', '32', { shouldValidate: false }],
  ]);
  expect(pick('NL', { isSubmitted: true })[1]).toEqual(['setValue', 'countryCode', '31', { shouldValidate: true }]);
  expect(pick('XX')[1]).toEqual(['setValue', 'countryCode', '', { shouldValidate: false }]);
});

test('an existing number is checked again by the rules of its new country; an empty number is not [CHK-08]', () => {
  expect(pick('BE', { phoneNumber: '470 12 34 56' }).at(-1)).toEqual(['trigger', 'phoneNumber']);
  expect(pick('BE', { phoneNumber: '  ' }).map(([name]) => name)).toEqual(['setValue', 'setValue']);
});
