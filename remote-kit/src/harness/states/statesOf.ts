import { commonStates } from './commonStates.ts';
import type { HarnessState } from './harnessState.ts';

/** The states of one exposed module: those of every remote, then the remote's own. */
export const statesOf = (module: string, own: readonly HarnessState[]): HarnessState[] =>
  [...commonStates, ...own].filter(({ modules }) => modules?.includes(module) ?? true);
