import { useId } from 'react';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import styles from './CartProgress.module.css';

/** Says that the cart will open, with a progress bar [OVL-04, OVL-05]. */
export function CartProgress({ progress }: { progress: number }) {
  const { t } = useLaterTexts();
  const id = useId();
  return (
    <div className={styles.progress}>
      <p id={id} role="status">
        {t('toCart.wait')}
      </p>
      <progress className={styles.bar} aria-labelledby={id} max={1} value={progress} />
    </div>
  );
}
