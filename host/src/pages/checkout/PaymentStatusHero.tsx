import { cartAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Hero } from '../hero/Hero.tsx';
import styles from './CheckoutPage.module.css';

/** The hero of the payment's result: another art once the server has confirmed the order [HDR-03]. */
export function PaymentStatusHero({ place }: { place: string }) {
  const { t } = useTranslation('host');
  const cart = useAtomValue(cartAtom);
  return (
    <Hero place={cart?.status === 'confirmed' ? 'orderCompleted' : place} size="quiet">
      <h1 className={styles.title}>{t('paymentStatus.title')}</h1>
    </Hero>
  );
}
