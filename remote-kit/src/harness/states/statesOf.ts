import { commonStates, oneOfEach } from './commonStates.ts';
import type { HarnessState } from './harnessState.ts';
import type { RemoteStates, ShownContent } from './remoteStates.ts';

/** The states of one exposed module: the common ones for what it shows, then the remote's own. */
export const statesOf = (module: string, { states, shows = {} }: RemoteStates): HarnessState[] => [
  ...suiting[shows[module] ?? 'products'],
  ...states.filter(({ modules }) => modules?.includes(module) ?? true),
];

/** In the states with many products or long names, the cart contains those products. */
const held = (state: HarnessState): HarnessState => ({
  ...state,
  world(usual) {
    const world = state.world?.(usual) ?? usual;
    return { ...world, quantities: oneOfEach(world) };
  },
});

const suiting: Record<ShownContent, readonly HarnessState[]> = {
  products: commonStates,
  cart: commonStates.map((state) => (['failed', 'long-names', 'forty'].includes(state.name) ? held(state) : state)),
  neither: commonStates.filter(({ name }) => name === 'usual' || name === 'loading'),
};
