import { type FieldName, fieldOrder } from './formValues.ts';

/** The id of a field's control; for the date of birth, the id of the first of its three lists. */
export const fieldId = (name: FieldName): string => `checkout-${name}`;

/** The first of these fields, in the order of the screen [CHK-10]. */
export const firstField = (names: readonly string[]): FieldName | undefined =>
  fieldOrder.find((field) => names.includes(field));

/** Focuses a field and scrolls it to the middle of the screen. */
export const focusField = (name: FieldName): void => {
  const control = document.getElementById(fieldId(name));
  control?.focus({ preventScroll: true });
  control?.scrollIntoView?.({ block: 'center' });
};
