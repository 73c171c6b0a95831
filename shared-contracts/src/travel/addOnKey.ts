/** The key of an add-on in a cart's products: `addon_{reference}_{extraId}` [ADD-02]. */
export const addOnKey = (reference: string, extraId: string): string => `addon_${reference}_${extraId}`;

/** The order and the add-on in a cart's key; null for any other product [ADD-02]. */
export const addOnOfKey = (key: string): { reference: string; extraId: string } | null => {
  const [, reference, extraId] = /^addon_([^_]+)_(.+)$/.exec(key) ?? [];
  return reference && extraId ? { reference, extraId } : null;
};
