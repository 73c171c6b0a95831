import { Dialog } from '@festival/shared-ui/dialog/Dialog';
import type { ComponentProps } from 'react';
import { CountdownBanner } from '../countdown/CountdownBanner.tsx';
import { type FocusPlace, returnFocusTo } from './focusPlace.ts';
import type { OverlayState } from './overlayOrder.ts';

type OverlayDialogProps = Omit<ComponentProps<typeof Dialog>, 'open' | 'covered' | 'finalFocus' | 'notice'> & {
  state: OverlayState;
  focusPlace: FocusPlace;
};

/**
 * A dialog of the overlay order. It shows the countdown, because it covers the countdown in the header [CNT-01]. It
 * returns the focus when it closes.
 */
export function OverlayDialog({ state, focusPlace, ...dialog }: OverlayDialogProps) {
  return (
    <Dialog
      {...dialog}
      open={state !== 'closed'}
      covered={state === 'covered'}
      finalFocus={returnFocusTo(focusPlace)}
      notice={<CountdownBanner place="dialog" />}
    />
  );
}
