import { cartCountdownAtom } from '@festival/shared-contracts/state/shopState';
import { selectAtom } from 'jotai/vanilla/utils';
import { countdownView } from './countdownView.ts';

/** The countdown as it shows; it changes once a second at most, and not at all while hidden. */
export const countdownAtom = selectAtom(
  cartCountdownAtom,
  countdownView,
  (one, other) => one?.seconds === other?.seconds && one?.phase === other?.phase,
);
