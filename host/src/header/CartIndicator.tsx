import { formatMoney } from '@festival/shared-contracts/money/formatMoney';
import { cartAtom, commandsAtom, totalsAtom } from '@festival/shared-contracts/state/shopState';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { useAtomValue } from 'jotai';
import { ShoppingBag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { itemCountAtom } from '../cart/itemCountAtom.ts';
import styles from './CartIndicator.module.css';

/** What is in the cart and what it comes to; opens the checkout panel [HDR-01]. */
export function CartIndicator() {
  const { t } = useTranslation('host');
  const count = useAtomValue(itemCountAtom);
  const { total } = useAtomValue(totalsAtom);
  const commands = useAtomValue(commandsAtom);
  const cart = useAtomValue(cartAtom);
  // What was paid is in the order, not in a cart any more.
  if (cart?.status === 'confirmed') return null;
  return (
    <button
      type="button"
      className={styles.indicator}
      aria-haspopup="dialog"
      onClick={() => commands.overlay.openCheckout('basket')}
    >
      <span className="visuallyHidden">{t('header.cart', { count })} </span>
      <span className={styles.bag} aria-hidden="true">
        <Icon icon={ShoppingBag} />
        {count > 0 && (
          <span key={count} className={styles.count}>
            {count}
          </span>
        )}
      </span>
      <span className={styles.price}>{formatMoney(total)}</span>
    </button>
  );
}
