import { commonStates, oneOfEach } from './commonStates.ts';
import type { HarnessState } from './harnessState.ts';

/** Modules that show none of the shop's products, so that what happens to these is no state of theirs. */
const withoutProducts = ['form', 'order', 'paymentStatus', 'previousOrders', 'register', 'addOns'];

/** Modules that show what the cart holds: with many products or long names it holds these. */
const ofCart = ['basket', 'payment'];

/** The states of one exposed module: those of every remote, then the remote's own. */
export const statesOf = (module: string, own: readonly HarnessState[]): HarnessState[] => [
  ...commonOf(module),
  ...own.filter(({ modules }) => modules?.includes(module) ?? true),
];

function commonOf(module: string): readonly HarnessState[] {
  if (withoutProducts.includes(module))
    return commonStates.filter(({ name }) => name === 'usual' || name === 'loading');
  if (ofCart.includes(module))
    return commonStates.map((state) => (['failed', 'long-names', 'forty'].includes(state.name) ? held(state) : state));
  return commonStates;
}

const held = (state: HarnessState): HarnessState => ({
  ...state,
  world(usual) {
    const world = state.world?.(usual) ?? usual;
    return { ...world, quantities: oneOfEach(world) };
  },
});
