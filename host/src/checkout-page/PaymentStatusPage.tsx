import { useTranslation } from 'react-i18next';
import { AreaSlot } from '../area/AreaSlot.tsx';
import { Hero } from '../hero/Hero.tsx';
import { usePage } from '../page/PageContext.tsx';
import styles from './CheckoutPage.module.css';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';

/** How the payment ended; its art celebrates only an order that the server has confirmed [HDR-03]. */
export function PaymentStatusPage() {
  const { t } = useTranslation('host');
  const { cart } = usePage();
  return (
    <main>
      <Hero place={cart?.status === 'confirmed' ? 'orderCompleted' : 'checkout'} size="quiet">
        <h1 className={styles.title}>{t('paymentStatus.title')}</h1>
      </Hero>
      <div className={styles.content}>
        <AreaSlot door="mf_checkout/paymentStatus" Skeleton={CheckoutSkeleton} />
      </div>
    </main>
  );
}
