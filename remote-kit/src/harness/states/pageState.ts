import { primitives } from '@festival/shared-contracts/state/primitives';
import type { WritableAtom } from 'jotai';
import type { createStore } from 'jotai/vanilla';

type ValueOf<Primitive> = Primitive extends WritableAtom<infer Value, never, unknown> ? Value : never;

/** Values of the page's state, by the names of the primitives; plain JSON, unchanged. */
export type PageState = { [Name in keyof typeof primitives]?: ValueOf<(typeof primitives)[Name]> };

/** Sets the given values of the page's state, and leaves the rest. */
export const setPageState = (store: ReturnType<typeof createStore>, state: PageState): void => {
  for (const [name, value] of Object.entries(state))
    store.set(primitives[name as keyof typeof primitives] as WritableAtom<unknown, [unknown], void>, value);
};
