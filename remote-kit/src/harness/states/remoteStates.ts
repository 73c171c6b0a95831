import type { HarnessState } from './harnessState.ts';

/** The part of the shop that a module shows, which determines its common states: products, the cart, or neither. */
export type ShownContent = 'products' | 'cart' | 'neither';

/** The exports of a remote's `harness/states.ts`. */
export interface RemoteStates {
  /** Its own states. */
  states: readonly HarnessState[];
  /** The content of each exposed module; a module that is not named shows products. */
  shows?: Readonly<Record<string, ShownContent>>;
}
