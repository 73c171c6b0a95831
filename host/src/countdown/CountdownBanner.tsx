import { commandsAtom } from '@festival/shared-contracts/state/shopState';
import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import clsx from 'clsx';
import { useAtomValue } from 'jotai';
import { CountdownAnnouncement } from './CountdownAnnouncement.tsx';
import styles from './CountdownBanner.module.css';
import { countdownAtom } from './countdownAtom.ts';
import { clockText } from './countdownView.ts';

/** The time for which the cart is still reserved: unobtrusive at first, urgent in the last minutes [CNT-01]. */
export function CountdownBanner() {
  const { t } = useTranslation('host');
  const view = useAtomValue(countdownAtom);
  const commands = useAtomValue(commandsAtom);
  return (
    <>
      <CountdownAnnouncement />
      {view && (
        <div className={clsx(styles.banner, styles[view.phase])}>
          <p role="timer" aria-live="off">
            {t(`countdown.${view.phase}`)} <span className={styles.clock}>{clockText(view.seconds)}</span>
          </p>
          <button type="button" className={styles.checkout} onClick={() => commands.overlay.openCheckout('basket')}>
            {t('countdown.checkout')}
          </button>
        </div>
      )}
    </>
  );
}
