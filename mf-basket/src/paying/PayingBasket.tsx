import { cartAtom, configAtom, languageAtom, serverNowAtom } from '@festival/shared-contracts/state/shopState';
import { formatFestivalDate } from '@festival/shared-contracts/time/formatFestivalDate';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../basket/Basket.module.css';
import { BasketGroup } from '../basket/BasketGroup.tsx';
import { basketGroupsAtom } from '../basket/basketGroupsAtom.ts';
import { Receipt } from '../receipt/Receipt.tsx';
import { Total } from '../receipt/Total.tsx';
import { PayingBar } from './PayingBar.tsx';

/** The basket while its order is being paid: a receipt to read, until when it can be paid, and the two ways on [OVL-02, ERR-06]. */
export function PayingBasket() {
  const { t } = useTranslation('mf_basket');
  const groups = useAtomValue(basketGroupsAtom);
  const time = usePayableUntil();
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it can take the focus, and a keyboard has to scroll it. */}
      <section className={styles.scroll} aria-label={t('paying.title')} tabIndex={0}>
        <Notice title={t('paying.title')}>{t('paying.text', { time })}</Notice>
        <div className={styles.sheet}>
          <div className={styles.paper}>
            {groups.map((group) => (
              <BasketGroup key={`${group.name} ${group.order?.reference}`} group={group} isReadOnly />
            ))}
            <Receipt rows={['serviceFee', 'orderFee', 'touristTax', 'entertainmentTax', 'shipping']} />
            <div className={styles.sums}>
              <Receipt rows={['insurance', 'subtotal', 'discount']} />
              <Total />
            </div>
          </div>
        </div>
      </section>
      <PayingBar />
    </>
  );
}

/** The moment until which the server waits for the payment: `14:05 CET`. */
function usePayableUntil(): string {
  const store = useStore();
  const cart = useAtomValue(cartAtom);
  const language = useAtomValue(languageAtom);
  const timeZone = useAtomValue(configAtom)?.festivalData.timeZone ?? 'UTC';
  // The remaining seconds count from the moment of the cart's answer.
  const until = useMemo(() => store.get(serverNowAtom) + (cart?.timeout ?? 0) * 1000, [store, cart]);
  return formatFestivalDate(new Date(until).toISOString(), { language, timeZone, format: 'HH:mm' });
}
