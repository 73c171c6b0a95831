import { cartAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../page/PageContext.tsx';
import { placedModule } from '../../remotes/slot/placedModule.ts';
import { RemoteSlot } from '../../remotes/slot/RemoteSlot.tsx';
import type { PageProps } from '../../routing/pageProps.ts';
import { Hero } from '../hero/Hero.tsx';
import styles from './CheckoutPage.module.css';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';

/** The page with the result of the payment. */
export function PaymentStatusPage({ row }: PageProps) {
  return (
    <main>
      <PaymentStatusHero place={row.hero} />
      <div className={styles.content}>
        <RemoteSlot module={placedModule(usePage(), 'paymentStatus')} Skeleton={CheckoutSkeleton} />
      </div>
    </main>
  );
}

/** The hero of the payment's result: it shows another picture once the server has confirmed the order [HDR-03]. */
function PaymentStatusHero({ place }: { place: string }) {
  const { t } = useTranslation('host');
  const cart = useAtomValue(cartAtom);
  return (
    <Hero place={cart?.status === 'confirmed' ? 'orderCompleted' : place} size="quiet">
      <h1 className={styles.title}>{t('paymentStatus.title')}</h1>
    </Hero>
  );
}
