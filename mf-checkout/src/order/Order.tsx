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
  const token = useSyncExternalStore(
    onHashChange,
    () => location.hash.slice(1),
    () => null,
  );
  const account = user?.id ?? null;
  useEffect(() => keptOrder.forgetOfOthers(account), [account]);
  return (
    <section className={styles.order} aria-label={t('status.order')}>
      <Content token={token} isSignedIn={user !== null} />
    </section>
  );
}

/** The server does not know the token, so it renders the content that every visitor sees first. */
function Content({ token, isSignedIn }: { token: string | null; isSignedIn: boolean }) {
  const { t } = useTranslation('mf_checkout');
  if (token === null) return <p role="status">{t('order.loading')}</p>;
  if (token) return <PlacedOrder token={token} />;
  return isSignedIn ? <OwnOrders /> : <NoLinkedOrder />;
}
