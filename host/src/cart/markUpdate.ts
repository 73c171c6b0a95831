import { primitives, type shopUpdateStates } from '@festival/shared-contracts/state/primitives';
import { atom } from 'jotai/vanilla';

type RunningState = Exclude<(typeof shopUpdateStates)[number], ''>;

/** The writes to the cart that have no answer yet, each by something of its own. */
const runningAtom = atom<ReadonlyMap<unknown, RunningState>>(new Map());

/**
 * Marks a write to the cart as running, or with null as ended. The shop is updating until the last one has ended; while a stay is
 * removed that is said first [CNT-05].
 */
export const markUpdateAtom = atom(null, (get, set, write: unknown, state: RunningState | null) => {
  const running = new Map(get(runningAtom));
  if (state) running.set(write, state);
  else running.delete(write);
  const states = [...running.values()];
  set(runningAtom, running);
  set(primitives.shopUpdateState, states.includes('update.travel') ? 'update.travel' : (states[0] ?? ''));
});

/** Forgets the writes of a cart that is no longer the page's. */
export const forgetUpdatesAtom = atom(null, (_get, set) => {
  set(runningAtom, new Map());
  set(primitives.shopUpdateState, '');
});
