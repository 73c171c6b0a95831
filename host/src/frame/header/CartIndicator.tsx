import { capabilitiesAtom, cartAtom, commandsAtom } from '@festival/shared-contracts/state/shopState';
import { earlyButton, useTakeOver } from '@festival/shared-ui/early-press/useTakeOver';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { useMoney } from '@festival/shared-ui/price/useMoney';
import { useAtomValue } from 'jotai';
import { Heart, ShoppingBag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { unreadCartIdAtom } from '../../cart/cartState.ts';
import { itemCountAtom } from '../../cart/itemCountAtom.ts';
import { shownTotalAtom } from '../../cart/shownTotalAtom.ts';
import { useIsCheckout } from '../../step-flow/useIsCheckout.ts';
import styles from './CartIndicator.module.css';

/**
 * The count and total of the cart, or of the wishlist in a shop that keeps wishlists. Opens the checkout panel
 * [HDR-01]. The payment page itself shows the total.
 */
export function CartIndicator() {
  const money = useMoney();
  const { t } = useTranslation('host');
  const count = useAtomValue(itemCountAtom);
  const total = useAtomValue(shownTotalAtom);
  const commands = useAtomValue(commandsAtom);
  const cart = useAtomValue(cartAtom);
  const isWishlist = useAtomValue(capabilitiesAtom)?.isWishlist;
  const isUnread = useAtomValue(unreadCartIdAtom) !== null;
  const isCheckout = useIsCheckout();
  const openBasket = () => void commands.overlay.openCheckout('basket');
  const ref = useTakeOver<HTMLButtonElement>(openBasket);
  // A paid cart is an order, so no cart is shown.
  if (cart?.status === 'confirmed') return null;
  const name = t(isWishlist ? 'header.wishlist' : 'header.cart', { count });
  return (
    <button
      ref={ref}
      type="button"
      className={styles.indicator}
      aria-haspopup="dialog"
      data-early={earlyButton}
      data-count={isUnread ? 0 : count}
      onClick={openBasket}
    >
      <span className="visuallyHidden">{isUnread ? t('header.unreadCart') : name}</span>{' '}
      <span className={styles.bag} aria-hidden="true" data-early-count="">
        <Icon icon={isWishlist ? Heart : ShoppingBag} />
        {count > 0 && !isUnread && (
          <span key={count} className={styles.count}>
            {count}
          </span>
        )}
      </span>
      {!isUnread && (
        <span className={isCheckout ? 'visuallyHidden' : styles.price} data-early-total="">
          {money(total)}
        </span>
      )}
    </button>
  );
}
