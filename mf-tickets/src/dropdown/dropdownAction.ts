/** The action of the button next to a list of amounts. */
export type DropdownAction =
  /** No amount is chosen. */
  | { kind: 'none' }
  | { kind: 'add'; quantity: number }
  /** The cart contains another amount. */
  | { kind: 'change'; quantity: number }
  /** The chosen amount equals the cart's. */
  | { kind: 'remove'; quantity: 0 };

/** The button's action for a chosen amount, null for the empty choice, while the cart holds `held` [TIX-06]. */
export const dropdownAction = (chosen: number | null, held: number): DropdownAction => {
  if (chosen === null) return { kind: 'none' };
  if (chosen === held) return { kind: 'remove', quantity: 0 };
  return { kind: held > 0 ? 'change' : 'add', quantity: chosen };
};
