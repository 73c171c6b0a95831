import type { FormValues } from './formValues.ts';

/** The part of a browser's storage that a draft needs. */
type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'mf_checkout:form:';
const keyOf = (cartId: string) => `${prefix}${cartId}`;

/** Stores what was typed for this cart and tab [CHK-13]; nothing where the storage is full or refused. */
const save = (storage: DraftStorage, cartId: string, values: Partial<FormValues>): void => {
  try {
    storage.setItem(keyOf(cartId), JSON.stringify(values));
  } catch {
    // A private window may refuse it: the form then does not survive a reload.
  }
};

/** What was typed for this cart earlier; only texts of fields that the form has [CHK-13]. */
const read = (storage: DraftStorage, cartId: string, blank: FormValues): Partial<FormValues> => {
  const stored = parse(storage.getItem(keyOf(cartId)));
  const fields = Object.keys(blank) as (keyof FormValues)[];
  return Object.fromEntries(
    fields.filter((field) => typeof stored[field] === 'string').map((field) => [field, stored[field]]),
  );
};

/** Deletes what was typed for every cart except the given one; for all of them once the order is placed [CHK-13]. */
const forgetOthers = (storage: DraftStorage, exceptCartId?: string): void => {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) {
    if (key?.startsWith(prefix) && key !== (exceptCartId && keyOf(exceptCartId))) storage.removeItem(key);
  }
};

const parse = (text: string | null): Record<string, unknown> => {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
};

/** What was typed into the form, in the tab's storage by cart, so that it survives a reload [CHK-13]. */
export const formDraft = { save, read, forgetOthers };
