import { stepFlowAtom } from '@festival/shared-contracts/state/shopState';
import { steadyAtom } from '@festival/shared-contracts/state/steadyAtom';

/** The path of the list below the shop: the step of the shop's flow that sells stays, otherwise `travel`. */
export const listPathAtom = steadyAtom(
  stepFlowAtom,
  (flow) => flow.find(({ name }) => name === 'packages')?.name ?? 'travel',
);
