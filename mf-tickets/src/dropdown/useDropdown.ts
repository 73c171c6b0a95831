import { textKeyOfRefusal } from '@festival/shared-contracts/errors/refusalTexts';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import { productState } from '@festival/shared-contracts/state/productState';
import { cartAtom } from '@festival/shared-contracts/state/shopState';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { type DropdownAction, dropdownAction } from './dropdownAction.ts';
import { dropdownAmounts } from './dropdownAmounts.ts';

/** A ticket's list of amounts, with the button next to it. */
interface Dropdown {
  name: string;
  amounts: number[];
  /** The chosen amount; null for the empty choice. */
  chosen: number | null;
  choose: (amount: number | null) => void;
  action: DropdownAction;
  press: () => void;
  /** Whether a change has no answer yet. Further presses are handled in order [TIX-12]. */
  isUpdating: boolean;
  /** Whether the stay is being removed, so that nothing can be changed. */
  isWaiting: boolean;
  /** The result of a failed change. `hint` contains the cart's id and is used if the shop gave no reason [BSK-08]. */
  failure: { kind: 'reason' } | { kind: 'hint'; cartId: string | undefined } | null;
}

/**
 * A ticket's dropdown: it follows the cart until an amount is chosen, and lists the amounts that the order's other
 * tickets leave [TIX-03, TIX-06, TIX-07, TIX-12].
 */
export function useDropdown(productId: string): Dropdown | null {
  const state = productState(productId);
  const product = useAtomValue(state.product);
  const stepper = useAtomValue(state.stepper);
  const cap = useAtomValue(state.cap);
  const itemState = useAtomValue(state.itemState);
  const cart = useAtomValue(cartAtom);
  const commands = useCommands();
  const [picked, setPicked] = useState<number | null | undefined>(undefined);
  const [hasNoReason, setHasNoReason] = useState(false);
  if (!product || !stepper) return null;

  const held = stepper.value;
  const chosen = picked === undefined ? held || null : picked;
  // The cart in the last answer decides: a double press of "Add 2" adds 2, and does not remove them again.
  const action = dropdownAction(chosen, cart?.products[productId] ?? 0);
  const write = async (quantity: number) => {
    const written = await commands().cart.setQuantity(productId, quantity);
    setHasNoReason(!written.ok && lacksReason(written.error));
    // An amount that was chosen meanwhile stays chosen.
    if (written.ok) setPicked((now) => (now === picked ? undefined : now));
  };
  const failure = hasNoReason ? { kind: 'hint' as const, cartId: cart?.id } : { kind: 'reason' as const };
  return {
    name: product.name,
    amounts: dropdownAmounts({ ...stepper, max: Math.min(stepper.max, cap) }),
    chosen,
    choose: setPicked,
    action,
    press: () => void (action.kind !== 'none' && write(action.quantity)),
    isUpdating: itemState?.status === 'updating',
    isWaiting: stepper.disabled,
    failure: itemState?.status === 'error' ? failure : null,
  };
}

/** Whether nothing else tells the shopper why a write failed: a known refusal has its modal. */
const lacksReason = (error: ShopError): boolean =>
  textKeyOfRefusal(error) === undefined && (error.message === '' || error.status >= 500);
