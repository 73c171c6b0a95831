import type { HarnessState, HarnessWorld } from '@festival/remote-kit/harness/harnessState';
import { termsVersionOf } from '@festival/shared-contracts/shop/termsVersionOf';

/** A cart for which everything is chosen: only then the shop opens the form and the payment. */
const ready = (world: HarnessWorld): HarnessWorld => ({
  ...world,
  quantities: { weekend: 1 },
  choices: { refundProtection: 'no', termsVersion: termsVersionOf(world.config) },
});

/** What the checkout looks like beside the states of every remote. */
export const states: readonly HarnessState[] = [{ name: 'ready', modules: ['form', 'payment'], world: ready }];
