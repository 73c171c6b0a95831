import { tabStorage } from '@festival/shared-ui/storage/tabStorage';
import type { FormValues } from './formValues.ts';

const prefix = 'mf_checkout:form:';
const keyOf = (cartId: string) => `${prefix}${cartId}`;

/** Stores the values that were typed for this cart in this tab [CHK-13]. */
const save = (cartId: string, values: Partial<FormValues>): void =>
  tabStorage.setItem(keyOf(cartId), JSON.stringify(values));

/** The values that were typed for this cart earlier; only texts, and only for fields of the form [CHK-13]. */
const read = (cartId: string, blank: FormValues): Partial<FormValues> => {
  const stored = parse(tabStorage.getItem(keyOf(cartId)));
  const fields = Object.keys(blank) as (keyof FormValues)[];
  return Object.fromEntries(
    fields.filter((field) => typeof stored[field] === 'string').map((field) => [field, stored[field]]),
  );
};

/** Deletes the values typed for all carts except the given one; for all carts once the order is placed [CHK-13]. */
const forgetOthers = (exceptCartId?: string): void => {
  for (const key of tabStorage.keys()) {
    if (key.startsWith(prefix) && key !== (exceptCartId && keyOf(exceptCartId))) tabStorage.removeItem(key);
  }
};

const parse = (text: string | null): Record<string, unknown> => {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
};

/** The typed values of the form, in the tab's storage by cart, so that they survive a reload [CHK-13]. */
export const formDraft = { save, read, forgetOthers };
