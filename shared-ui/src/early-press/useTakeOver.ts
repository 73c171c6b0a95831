import type { Cart } from '@festival/shared-contracts/cart/cart';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What a page leaves to the shop's next page in the same tab. */
export interface LeftBehind {
  /** Requested quantities by product that the server has not answered. */
  quantities: Readonly<Record<string, number>>;
  /** The cart, if it changed lately. */
  cart?: Cart | undefined;
  /** Milliseconds of the machine's clock at which the cart on the page changed last. */
  changedAt?: number;
}

/** What the page's own script offers: it takes presses from the first paint until React has taken a control over [BYD-05]. */
export interface EarlyPresses {
  /**
   * From now on the control answers by itself. `answer` receives what was pressed before, with the next `handOn`: the
   * quantity, or 1 for a button.
   */
  takeOver(control: HTMLElement, answer: (pressed: number) => void): void;
  /** From now on the form answers by itself; a press on its button before is answered now. Older shells lack it. */
  takeOverForm?(form: HTMLFormElement): void;
  /**
   * Plays the presses of the controls that are taken over, in the order of the presses. Where the page has no control of
   * the product any more, the quantity goes to `setQuantity`.
   */
  handOn(setQuantity: (productId: string, quantity: number) => void): void;
  /** Says that the page could not start, in its language [RTE-09]. */
  fail(): void;
  /** Set by the shell; called when the page is left. */
  leave?: () => LeftBehind;
  /** What the page before has left; the script presses its quantities. */
  left?: LeftBehind;
}

declare global {
  interface Window {
    /** Absent where a remote runs alone. */
    earlyPresses?: EarlyPresses;
  }
}

/** The name by which a button is an early control; a quantity's is its product's id. */
export const earlyButton = '';

/**
 * The ref of a control with `data-early` that was in the server's page. When React has taken it over, `answer` receives
 * what was pressed on it before.
 */
export function useTakeOver<Control extends HTMLElement>(
  answer: (pressed: number, control: Control) => void,
): RefObject<Control | null> {
  const ref = useRef<Control>(null);
  const first = useRef(answer);
  useLayoutEffect(() => {
    const control = ref.current;
    if (control) window.earlyPresses?.takeOver(control, (pressed) => first.current(pressed, control));
  }, []);
  return ref;
}
