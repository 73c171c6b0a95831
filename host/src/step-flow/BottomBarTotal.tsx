import { useMoney } from '@festival/shared-ui/price/useMoney';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { itemCountAtom } from '../cart/itemCountAtom.ts';
import { shownTotalAtom } from '../cart/shownTotalAtom.ts';
import { unreadCartIdAtom } from '../cart/unreadCartIdAtom.ts';
import styles from './BottomBar.module.css';

/** The cart's total, on screens with enough room. */
export function BottomBarTotal() {
  const money = useMoney();
  const { t } = useTranslation('host');
  const count = useAtomValue(itemCountAtom);
  const total = useAtomValue(shownTotalAtom);
  // The total is unknown; no number is better than a wrong one.
  if (useAtomValue(unreadCartIdAtom) !== null) return <p className={styles.total} />;
  return (
    <p className={styles.total} data-early-total="">
      <span className={styles.count}>{t('bottomBar.items', { count })}</span>
      <strong className={styles.sum}>{money(total)}</strong>
    </p>
  );
}
