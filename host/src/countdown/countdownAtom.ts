import { cartCountdownAtom } from '@festival/shared-contracts/state/shopState';
import { selectAtom } from 'jotai/vanilla/utils';
import { countdownView } from './countdownView.ts';

/** The countdown as shown; it changes at most once a second, and not while the countdown is hidden. */
export const countdownAtom = selectAtom(
  cartCountdownAtom,
  countdownView,
  (one, other) => one?.seconds === other?.seconds && one?.phase === other?.phase,
);
