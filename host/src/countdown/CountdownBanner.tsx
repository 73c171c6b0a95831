import { canExtendHoldAtom, capabilitiesAtom, commandsAtom } from '@festival/shared-contracts/state/shopState';
import clsx from 'clsx';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CountdownAnnouncement } from './CountdownAnnouncement.tsx';
import styles from './CountdownBanner.module.css';
import { cartLinkKey } from './cartLinkKey.ts';
import { countdownAtom } from './countdownAtom.ts';
import { clockText } from './countdownView.ts';

/**
 * Shows for how long the cart is still reserved: unobtrusively at first, urgently in the last minutes. A press then
 * extends the time, if the shop allows that [CNT-01, BYD-01]. Shown below the header, or in a dialog that covers the
 * header.
 */
export function CountdownBanner({ place = 'header' }: { place?: 'header' | 'dialog' }) {
  const { t } = useTranslation('host');
  const view = useAtomValue(countdownAtom);
  const capabilities = useAtomValue(capabilitiesAtom);
  const commands = useAtomValue(commandsAtom);
  // No countdown is needed in the dialog that reports the end of the time, or on the page behind it.
  const isShown = view !== null && view.seconds > 0;
  return (
    <>
      <CountdownAnnouncement />
      {isShown && (
        <div className={clsx(styles.banner, styles[place], styles[view.phase])}>
          <p role="timer" aria-live="off">
            <span>{t(`countdown.${view.phase}`)}</span> <span className={styles.clock}>{clockText(view.seconds)}</span>
          </p>
          <ExtendButton />
          {place === 'header' && (
            <button type="button" className={styles.press} onClick={() => commands.overlay.openCheckout('basket')}>
              {t(cartLinkKey(capabilities, 'countdown.checkout'))}
            </button>
          )}
        </div>
      )}
    </>
  );
}

/** Extends the cart's time; the focus stays in the banner when the button disappears. */
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
