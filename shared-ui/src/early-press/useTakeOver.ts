import type { Cart } from '@festival/shared-contracts/cart/cart';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The state that a page passes to the shop's next page in the same tab. */
export interface LeftBehind {
  /** Requested quantities by product that the server has not confirmed. */
  quantities: Readonly<Record<string, number>>;
  /** The cart, if it has changed recently. */
  cart?: Cart | undefined;
  /** The time at which the cart on the page last changed, in milliseconds of the machine's clock. */
  changedAt?: number;
}

/**
 * The interface of the page's inline script: it collects presses from the first paint until React has hydrated a
 * control [BYD-05].
 */
export interface EarlyPresses {
  /**
   * From now on the control handles presses itself. With the next `handOn`, `answer` receives the earlier presses: the
   * quantity, or 1 for a button.
   */
  takeOver(control: HTMLElement, answer: (pressed: number) => void): void;
  /**
   * From now on the form handles presses itself; an earlier press on its button is handled now. Older versions of the
   * shell do not have this function.
   */
  takeOverForm?(form: HTMLFormElement): void;
  /**
   * Replays the presses of hydrated controls in their order. If the page no longer has a control for a product, the
   * product's quantity goes to `setQuantity`.
   */
  handOn(setQuantity: (productId: string, quantity: number) => void): void;
  /** Shows, in the page's language, that the page could not start [RTE-09]. */
  fail(): void;
  /** Set by the shell. Called when the page is left. */
  leave?: () => LeftBehind;
  /** The state from the previous page; the script applies its quantities. */
  left?: LeftBehind;
}

declare global {
  interface Window {
    /** Missing if a remote runs standalone. */
    earlyPresses?: EarlyPresses;
  }
}

/** The name of a button as an early control. The name of a quantity is its product's id. */
export const earlyButton = '';

/** The ref of a control that has `data-early` in the server's HTML. After hydration, `answer` receives the control's earlier presses. */
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
