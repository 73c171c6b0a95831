import { canExtendHoldAtom, commandsAtom } from '@festival/shared-contracts/state/shopState';
import clsx from 'clsx';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CountdownAnnouncement } from './CountdownAnnouncement.tsx';
import styles from './CountdownBanner.module.css';
import { countdownAtom } from './countdownAtom.ts';
import { clockText } from './countdownView.ts';

/**
 * The time for which the cart is still reserved: unobtrusive at first, urgent in the last minutes, when it can be
 * extended by a press where the shop allows it [CNT-01, BYD-01]. Below the header, or in a dialog that covers it.
 */
export function CountdownBanner({ place = 'header' }: { place?: 'header' | 'dialog' }) {
  const { t } = useTranslation('host');
  const view = useAtomValue(countdownAtom);
  const commands = useAtomValue(commandsAtom);
  // The dialog that says that the time is over needs no clock, and neither does the page behind it.
  const isShown = view !== null && view.seconds > 0;
  return (
    <>
      <CountdownAnnouncement />
      {isShown && (
        <div className={clsx(styles.banner, styles[place], styles[view.phase])}>
          <p role="timer" aria-live="off">
            {t(`countdown.${view.phase}`)} <span className={styles.clock}>{clockText(view.seconds)}</span>
          </p>
          <ExtendButton />
          {place === 'header' && (
            <button type="button" className={styles.press} onClick={() => commands.overlay.openCheckout('basket')}>
              {t('countdown.checkout')}
            </button>
          )}
        </div>
      )}
    </>
  );
}

/** Extends the hold; the focus stays in the banner when the button goes. */
function ExtendButton() {
  const { t } = useTranslation('host');
  const canExtend = useAtomValue(canExtendHoldAtom);
  const commands = useAtomValue(commandsAtom);
  const place = useRef<HTMLSpanElement>(null);
  const extend = async () => {
    const extended = await commands.cart.extendHold();
    if (extended.ok) place.current?.focus();
  };
  return (
    <span ref={place} tabIndex={-1} className={styles.place}>
      {canExtend && (
        <button type="button" className={styles.press} onClick={() => void extend()}>
          {t('countdown.extend')}
        </button>
      )}
    </span>
  );
}
