import type { HarnessState, HarnessWorld } from './harnessState.ts';
import type { RemoteStates } from './remoteStates.ts';

/** A state as data: with the complete shop instead of a change, so that a version's package can contain it. */
export interface SampleState extends Omit<HarnessState, 'world'> {
  /** Undefined for the usual shop. */
  world?: HarnessWorld | undefined;
}

/** A remote's states as data: `samples/states.json` of a version's package. */
export interface SampleStates extends Omit<RemoteStates, 'states'> {
  states: readonly SampleState[];
}

/** The shop's URL in every sample; a page that shows a sample sets another URL. */
export const sampleSlug = 'sample';

export const sampleState = ({ world, ...state }: HarnessState, usual: HarnessWorld): SampleState => ({
  ...state,
  world: world?.(usual),
});
