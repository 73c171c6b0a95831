import type { HarnessState } from './harnessState.ts';

/** What a module shows of the shop, which decides which states of every remote it has: its products, what the cart holds, or neither. */
export type ShownContent = 'products' | 'cart' | 'neither';

/** What a remote's `harness/states.ts` exports. */
export interface RemoteStates {
  /** Its own states. */
  states: readonly HarnessState[];
  /** By exposed module what it shows; a module that is not named shows products. */
  shows?: Readonly<Record<string, ShownContent>>;
}
