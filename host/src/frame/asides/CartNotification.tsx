import { capabilitiesAtom, checkoutViewAtom, commandsAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { cartLinkKey } from '../../countdown/cartLinkKey.ts';
import { routeAt } from '../../routing/routeIn.ts';
import styles from './Aside.module.css';
import { Aside } from './Aside.tsx';
import { watchRise } from './watchRise.ts';

/** Milliseconds from a rise of the total to its notification [HDR-02]. */
const notifiesAfter = 3000;

/**
 * Names the products that were added to the cart or the wishlist, and offers to continue shopping or to open it. It
 * never shows on the shop's home page [HDR-02].
 */
export function CartNotification() {
  const { t } = useTranslation('host');
  const store = useStore();
  const commands = useAtomValue(commandsAtom);
  const capabilities = useAtomValue(capabilitiesAtom);
  const isHome = routeAt(useLocation().pathname).name === 'slug';
  const isCovered = useAtomValue(checkoutViewAtom) !== 'closed';
  const [isNotified, setNotified] = useState(false);
  useEffect(() => watchRise(store, () => setNotified(true), notifiesAfter), [store]);
  // A visitor who has opened the cart, or the home page, no longer needs a notification.
  if (isNotified && (isHome || isCovered)) setNotified(false);
  return (
    <Aside
      isShown={isNotified && !isHome && !isCovered}
      title={t(capabilities?.isWishlist ? 'cartNotification.wishlist' : 'cartNotification.cart')}
      onClose={() => setNotified(false)}
    >
      <div className={styles.answers}>
        <Button size="s" variant="secondary" onClick={() => setNotified(false)}>
          {t('cartNotification.goOn')}
        </Button>
        <Button size="s" onClick={() => void commands.overlay.openCheckout('basket')}>
          {t(cartLinkKey(capabilities, 'stepFlow.checkout'))}
        </Button>
      </div>
    </Aside>
  );
}
