import { formatMoney } from '@festival/shared-contracts/money/formatMoney';
import { cartAtom, commandsAtom, totalsAtom } from '@festival/shared-contracts/state/shopState';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { useAtomValue } from 'jotai';
import { ShoppingBag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { itemCountAtom } from '../cart/itemCountAtom.ts';
import { unreadCartIdAtom } from '../cart/unreadCartIdAtom.ts';
import styles from './CartIndicator.module.css';

/** What is in the cart and what it comes to; opens the checkout panel [HDR-01]. */
export function CartIndicator() {
  const { t } = useTranslation('host');
  const count = useAtomValue(itemCountAtom);
  const { total } = useAtomValue(totalsAtom);
  const commands = useAtomValue(commandsAtom);
  const cart = useAtomValue(cartAtom);
  const isUnread = useAtomValue(unreadCartIdAtom) !== null;
  // What was paid is in the order, not in a cart any more.
  if (cart?.status === 'confirmed') return null;
  return (
    <button
      type="button"
      className={styles.indicator}
      aria-haspopup="dialog"
      onClick={() => commands.overlay.openCheckout('basket')}
    >
      <span className="visuallyHidden">{isUnread ? t('header.unreadCart') : t('header.cart', { count })} </span>
      <span className={styles.bag} aria-hidden="true">
        <Icon icon={ShoppingBag} />
        {count > 0 && !isUnread && (
          <span key={count} className={styles.count}>
            {count}
          </span>
        )}
      </span>
      {!isUnread && <span className={styles.price}>{formatMoney(total)}</span>}
    </button>
  );
}
