import { addOnKey } from './addOnKey.ts';

interface WithOptions {
  extraId: string;
  type: { options: readonly unknown[] };
}

/** The id of an add-on's option in carts: the add-on's id, or the option's own id if there are several [ADD-01]. */
export const addOnOptionId = ({ extraId, type }: WithOptions, { id }: { id: string }): string =>
  type.options.length > 1 && id ? id : extraId;

/** The keys in carts of an add-on's options, which share one stock [ADD-01]. */
export const addOnKeysOf = (
  reference: string,
  addOn: { extraId: string; type: { options: readonly { id: string }[] } },
): string[] => addOn.type.options.map((option) => addOnKey(reference, addOnOptionId(addOn, option)));
