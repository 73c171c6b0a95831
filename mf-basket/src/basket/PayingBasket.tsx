import { cartAtom, configAtom, languageAtom } from '@festival/shared-contracts/state/shopState';
import { formatFestivalDate } from '@festival/shared-contracts/time/formatFestivalDate';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { basketGroupsAtom } from '../receipt/basketGroupsAtom.ts';
import { Receipt } from '../receipt/Receipt.tsx';
import { Total } from '../receipt/Total.tsx';
import styles from './Basket.module.css';
import { BasketGroup } from './BasketGroup.tsx';
import { PayingBar } from './PayingBar.tsx';

/**
 * The basket while its order is being paid: a read-only receipt, the deadline of the payment, and its actions. Once the payment is under way, it says
 * the same as the page of the payment [OVL-02, ERR-06, PAY-04].
 */
export function PayingBasket() {
  const { t } = useTranslation('mf_basket');
  const groups = useAtomValue(basketGroupsAtom);
  const time = usePayableUntil();
  const isUnderWay = useAtomValue(cartAtom)?.order.paymentUri === null;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it can take the focus, and a keyboard has to scroll it. */}
      <section className={styles.scroll} aria-label={t('paying.title')} tabIndex={0}>
        {isUnderWay ? (
          <Notice title={t('paying.underWay.title')}>{t('paying.underWay.text')}</Notice>
        ) : (
          <Notice title={t('paying.title')}>{time ? t('paying.text', { time }) : t('paying.held')}</Notice>
        )}
        <div className={styles.sheet}>
          <div className={styles.paper}>
            {groups.map((group) => (
              <BasketGroup key={`${group.name} ${group.order?.reference}`} group={group} isReadOnly />
            ))}
            <Receipt rows={['serviceFee', 'orderFee', 'touristTax', 'entertainmentTax', 'shipping']} />
            <div className={styles.sums}>
              <Receipt rows={['insurance', 'subtotal', 'upgrade', 'voucher']} />
              <Total />
            </div>
          </div>
        </div>
      </section>
      <PayingBar />
    </>
  );
}

/**
 * The time until which the provider accepts the payment, as on the payment page: `14:05 CET`; empty if there is none
 * [PAY-04, I18-05].
 */
function usePayableUntil(): string {
  const payBefore = useAtomValue(cartAtom)?.order.payBefore;
  const language = useAtomValue(languageAtom);
  const timeZone = useAtomValue(configAtom)?.festivalData.timeZone ?? 'UTC';
  return payBefore ? formatFestivalDate(payBefore, { language, timeZone, format: 'HH:mm' }) : '';
}
