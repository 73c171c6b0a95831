import type { MissingCheck } from '@festival/shared-contracts/checkout/missingChecks';
import { capabilitiesAtom, cartAtom, cartHasUnsavedChangesAtom } from '@festival/shared-contracts/state/shopState';
import clsx from 'clsx';
import { useAtomValue } from 'jotai';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BasketFoot } from '../confirmation/BasketFoot.tsx';
import { CheckoutErrors } from '../confirmation/CheckoutErrors.tsx';
import { ConfirmBar } from '../confirmation/ConfirmBar.tsx';
import { CovidTerms } from '../confirmation/CovidTerms.tsx';
import { MissingNotice } from '../confirmation/MissingNotice.tsx';
import { Terms } from '../confirmation/Terms.tsx';
import { useConfirmation } from '../confirmation/useConfirmation.ts';
import { basketGroupsAtom } from '../receipt/basketGroupsAtom.ts';
import { Receipt } from '../receipt/Receipt.tsx';
import { Total } from '../receipt/Total.tsx';
import { TotalAnnouncement } from '../receipt/TotalAnnouncement.tsx';
import { RefundProtection } from '../refund-protection/RefundProtection.tsx';
import { ShippingCountry } from '../shipping/ShippingCountry.tsx';
import { ShippingMethods } from '../shipping/ShippingMethods.tsx';
import { UnlockBanner } from '../upgrade/UnlockBanner.tsx';
import { BasketOffers } from '../upsell/BasketOffers.tsx';
import { LazyWishlistFoot } from '../wishlist/LazyWishlistFoot.tsx';
import styles from './Basket.module.css';
import { BasketGroup } from './BasketGroup.tsx';
import { EmptyBasket } from './EmptyBasket.tsx';
import { LooseTickets } from './LooseTickets.tsx';
import { PayingBasket } from './PayingBasket.tsx';
import { useRemovedLine } from './useRemovedLine.ts';

/**
 * The basket as a receipt: its lines, every fee in words, the missing choices, the total, and the confirm bar [BSK-02].
 */
export function Basket() {
  const { t } = useTranslation('mf_basket');
  const groups = useAtomValue(basketGroupsAtom);
  const isPaying = useAtomValue(cartAtom)?.status === 'in_payment';
  const savesWishlist = useAtomValue(capabilitiesAtom)?.savesWishlist ?? false;
  // An emptied wishlist can be saved as well.
  const isEmptied = useAtomValue(cartHasUnsavedChangesAtom) && savesWishlist && groups.length === 0;
  const holder = useRef<HTMLElement>(null);
  const lines = useMemo(() => groups.flatMap((group) => group.lines.map(({ product }) => product)), [groups]);
  const removed = useRemovedLine(lines, holder);
  return (
    <section
      ref={holder}
      tabIndex={-1}
      className={clsx(styles.basket, groups.length > 0 && styles.filled)}
      aria-label={t('region')}
    >
      <p role="status" className="visuallyHidden">
        {removed && t('removed', { name: removed })}
      </p>
      <TotalAnnouncement />
      {groups.length === 0 ? <EmptyBasket /> : isPaying ? <PayingBasket /> : <FilledBasket />}
      {isEmptied && <LazyWishlistFoot />}
    </section>
  );
}

function FilledBasket() {
  const { t } = useTranslation('mf_basket');
  const { t: tError } = useTranslation('errors');
  const groups = useAtomValue(basketGroupsAtom);
  const capabilities = useAtomValue(capabilitiesAtom);
  const takesPayment = capabilities?.takesPayment ?? false;
  const otherFoot = capabilities?.savesWishlist ? <LazyWishlistFoot /> : <BasketFoot />;
  const { missing, controls, confirm } = useConfirmation();
  const errorOf = (check: MissingCheck) => (missing.includes(check) ? tError(`error.${check}`) : undefined);
  /** The props of a check's control: its ref for the focus, and its error. */
  const checked = <Check extends MissingCheck>(check: Check) => ({ ref: controls[check], error: errorOf(check) });
  return (
    <>
      <div className={styles.scroll}>
        <LooseTickets />
        <div className={styles.sheet}>
          <div className={styles.paper}>
            {groups.map((group) => (
              <BasketGroup key={`${group.name} ${group.order?.reference}`} group={group} />
            ))}
            <Receipt rows={['serviceFee', 'orderFee', 'touristTax', 'entertainmentTax']} />
            <ShippingCountry {...checked('form_no_country_selected')} />
            <ShippingMethods {...checked('form_no_shipping_costs_selected')} />
            <Receipt rows={['shipping']} />
            <RefundProtection {...checked('form_no_insurance_choice')} />
            <div className={styles.sums}>
              <Receipt rows={['insurance', 'subtotal', 'upgrade', 'voucher']} />
              <Total />
            </div>
          </div>
        </div>
        {takesPayment && <CheckoutErrors />}
        {takesPayment && <CovidTerms {...checked('form_covid_not_accepted')} />}
        {takesPayment && <Terms {...checked('form_terms_not_accepted')} />}
        {missing.length > 0 && <MissingNotice missing={missing} />}
        <UnlockBanner />
        <BasketOffers />
        {takesPayment && <p className={styles.next}>{t('confirm.next')}</p>}
      </div>
      {takesPayment ? <ConfirmBar onConfirm={() => void confirm()} /> : otherFoot}
    </>
  );
}
