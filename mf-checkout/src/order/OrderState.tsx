import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import { configAtom } from '@festival/shared-contracts/state/shopState';
import { useMoney } from '@festival/shared-ui/price/useMoney';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import styles from './Order.module.css';

/** The state of an order: paid, waiting, unpaid, or void after a refund. */
const stateOf = ({ status, refunded }: OrderPage): 'paid' | 'pending' | 'unpaid' | 'void' => {
  if (status === 'completed') return 'paid';
  if (status === 'pending') return 'pending';
  return refunded > 0 ? 'void' : 'unpaid';
};

/** The state of an order in a sentence, with the amount that is refunded. */
export function OrderState({ order }: { order: OrderPage }) {
  const money = useMoney();
  const { t } = useTranslation('mf_checkout');
  const festival = useAtomValue(configAtom)?.festivalData.title ?? '';
  return (
    <div>
      <h2 className={styles.title}>{t(`order.${stateOf(order)}`, { festival })}</h2>
      {order.refunded > 0 && <p>{t('order.refunded', { amount: money(order.refunded) })}</p>}
    </div>
  );
}
