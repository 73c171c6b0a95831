import { cartAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Hero } from '../hero/Hero.tsx';
import styles from './CheckoutPage.module.css';

/** The band over the payment's result: its art celebrates from when the server has confirmed the order [HDR-03]. */
export function PaymentStatusHero() {
  const { t } = useTranslation('host');
  const cart = useAtomValue(cartAtom);
  return (
    <Hero place={cart?.status === 'confirmed' ? 'orderCompleted' : 'checkout'} size="quiet">
      <h1 className={styles.title}>{t('paymentStatus.title')}</h1>
    </Hero>
  );
}
