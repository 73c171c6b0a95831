import type { HarnessState } from './harnessState.ts';

/**
 * The states of a remote without its own; the harness's build replaces this file by the remote's `harness/states.ts`.
 */
export const states: readonly HarnessState[] = [];
