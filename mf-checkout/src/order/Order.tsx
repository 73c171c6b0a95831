import { orderTokenIn } from '@festival/shared-contracts/order/orderTokenIn';
import { userAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { keptOrder } from './keptOrder.ts';
import { NoLinkedOrder } from './NoLinkedOrder.tsx';
import styles from './Order.module.css';
import { OwnOrders } from './OwnOrders.tsx';
import { PlacedOrder } from './PlacedOrder.tsx';

const onHashChange = (notify: () => void) => {
  addEventListener('hashchange', notify);
  return () => removeEventListener('hashchange', notify);
};

/** The order whose link was opened; without a link, the account's own orders. */
export function Order() {
  const { t } = useTranslation('mf_checkout');
  const user = useAtomValue(userAtom);
  const hash = useSyncExternalStore(
    onHashChange,
    () => location.hash,
    () => null,
  );
  const account = user?.id ?? null;
  useEffect(() => keptOrder.forgetOfOthers(account), [account]);
  return (
    <section className={styles.order} aria-label={t('status.order')}>
      <Content hash={hash} isSignedIn={user !== null} />
    </section>
  );
}

/** The server does not know the link's hash, so it renders the content that every visitor sees first. */
function Content({ hash, isSignedIn }: { hash: string | null; isSignedIn: boolean }) {
  const { t } = useTranslation('mf_checkout');
  if (hash === null) return <p role="status">{t('order.loading')}</p>;
  const token = orderTokenIn(hash);
  if (token) return <PlacedOrder token={token} />;
  return isSignedIn && hash === '' ? <OwnOrders /> : <NoLinkedOrder />;
}
