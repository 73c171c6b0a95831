import { orderLookupAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useAtomValue } from 'jotai';
import { CartProgress } from '../delayed-cart/CartProgress.tsx';
import { useDelayedCart } from '../delayed-cart/useDelayedCart.ts';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import { EarlierOrder } from './EarlierOrder.tsx';
import { FindOrder } from './FindOrder.tsx';
import { LookUpNotice } from './LookUpNotice.tsx';
import styles from './PreviousOrders.module.css';

const delay = { least: 2_000, most: 20_000 };

/**
 * The earlier orders of an add-on shop: the content of each order, the links to complete them, and the field to find another one. A
 * cart with contents opens after 2 to 20 s [OVL-05, LKP-02].
 */
export function PreviousOrders() {
  const { t } = useLaterTexts();
  const commands = useCommands();
  const found = useAtomValue(orderLookupAtom);
  const close = () => commands().lookUp.closeOrders();
  const cart = useDelayedCart(delay, close);
  const orders = found?.original_orders ?? [];
  const hasExtras = found?.upsell.hospitality.add_on_available;
  // An empty cart shows nothing to complete: the way leads to the stay's extras, or to the shop.
  const isEmpty = !Object.values(useAtomValue(quantitiesAtom)).some((quantity) => quantity > 0);
  const addExtras = async () => {
    await close();
    await commands().navigation.goTo('traveladdon');
  };
  return (
    <div className={styles.screen}>
      <LookUpNotice />
      {orders.length > 0 && (
        <>
          <ul className={styles.orders} aria-label={t('orders.list')}>
            {orders.map((order) => (
              <EarlierOrder key={order.reference} order={order} />
            ))}
          </ul>
          {hasExtras && (
            <Button size={isEmpty ? 'l' : 'm'} variant={isEmpty ? 'primary' : 'secondary'} block onClick={addExtras}>
              {t('orders.extras')}
            </Button>
          )}
          {cart.progress !== null && <CartProgress progress={cart.progress} />}
          {cart.progress === null && (!isEmpty || !hasExtras) && (
            <Button size="l" block onClick={isEmpty ? close : cart.begin}>
              {t('orders.complete')}
            </Button>
          )}
        </>
      )}
      <Notice tone="warning">{t('orders.warning')}</Notice>
      <FindOrder />
    </div>
  );
}
