import type { FormValues } from './formValues.ts';

/** The part of a browser's storage that a draft needs. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'mf_checkout:form:';
const keyOf = (cartId: string) => `${prefix}${cartId}`;

/** Keeps what was typed for as long as the cart and the tab live [CHK-13]. A storage that is full or refused keeps nothing. */
export const saveDraft = (storage: DraftStorage, cartId: string, values: FormValues): void => {
  try {
    storage.setItem(keyOf(cartId), JSON.stringify(values));
  } catch {
    // Private windows refuse it: the form then simply does not survive a reload.
  }
};

/** What was typed for this cart before; only texts of fields that the form has [CHK-13]. */
export const readDraft = (storage: DraftStorage, cartId: string, blank: FormValues): Partial<FormValues> => {
  const kept = parse(storage.getItem(keyOf(cartId)));
  const fields = Object.keys(blank) as (keyof FormValues)[];
  return Object.fromEntries(
    fields.filter((field) => typeof kept[field] === 'string').map((field) => [field, kept[field]]),
  );
};

/** Forgets what was typed for every cart but the one given; for all of them once the order is placed [CHK-13]. */
export const forgetDrafts = (storage: DraftStorage, exceptCartId?: string): void => {
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
