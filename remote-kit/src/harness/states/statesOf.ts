import { commonStates } from './commonStates.ts';
import type { HarnessState } from './harnessState.ts';

/** Modules that show none of the shop's products, so that what happens to these is no state of theirs. */
const withoutProducts = ['form', 'order', 'paymentStatus', 'previousOrders', 'register', 'addOns'];

/** The states of one exposed module: those of every remote, then the remote's own. */
export function statesOf(module: string, own: readonly HarnessState[]): HarnessState[] {
  const common = withoutProducts.includes(module)
    ? commonStates.filter(({ name }) => name === 'usual' || name === 'loading')
    : commonStates;
  return [...common, ...own.filter(({ modules }) => modules?.includes(module) ?? true)];
}
