import { paymentLimits } from '@festival/shared-contracts/order/paymentStatus';
import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { useId } from 'react';
import styles from './NextSteps.module.css';

/** What happens after the press: the provider's page, the time to pay, and the confirmation by mail [PAY-04]. */
export function NextSteps({ isFree }: { isFree: boolean }) {
  const { t } = useTranslation('mf_checkout');
  const titleId = useId();
  return (
    <section className={styles.next} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {t('payment.next.title')}
      </h3>
      {isFree ? (
        <p>{t('payment.next.free')}</p>
      ) : (
        <ol className={styles.steps}>
          <li>{t('payment.next.toProvider')}</li>
          <li>{t('payment.next.time', { minutes: paymentLimits.toPay / 60 })}</li>
          <li>{t('payment.next.after')}</li>
        </ol>
      )}
    </section>
  );
}
