import type { FormValues } from './formValues.ts';

type Field = keyof FormValues;

/** Groups of fields for one value: typing into one of them counts as typing into all. */
const groups: readonly (readonly Field[])[] = [
  ['email', 'emailconfirm'],
  ['countryCode', 'phoneCountry', 'phoneNumber'],
  ['dateOfBirth', 'birthDay', 'birthMonth', 'birthYear'],
];

/** The typed fields: those whose value differs from the first value. */
export const typedFields = (begun: FormValues, values: Partial<FormValues>): Partial<FormValues> => {
  const isTyped = (field: Field) => values[field] !== undefined && values[field] !== begun[field];
  const groupOf = (field: Field) => groups.find((group) => group.includes(field)) ?? [field];
  const typed = (Object.keys(begun) as Field[]).filter((field) => groupOf(field).some(isTyped));
  return Object.fromEntries(typed.map((field) => [field, values[field] ?? begun[field]]));
};
