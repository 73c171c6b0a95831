import type { HospitalityAddOn } from '@festival/shared-contracts/order-lookup/orderLookup';
import { languageAtom } from '@festival/shared-contracts/state/shopState';
import { Card } from '@festival/shared-ui/card/Card';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../link/PageLink.tsx';
import { AddOnRow } from './AddOnRow.tsx';
import styles from './AddOns.module.css';
import { addOnSlug } from './addOnSlug.ts';

interface AddOnsOfStayProps {
  stay: HospitalityAddOn;
  /** Whether this is the page of the package, with every add-on and its quantity; otherwise a card that links to that page. */
  isDetail: boolean;
}

/** One stay of an earlier order: its package and reference, and its add-ons [ADD-01]. */
export function AddOnsOfStay({ stay, isDetail }: AddOnsOfStayProps) {
  const { t } = useTranslation('mf_travel');
  const headingId = useId();
  const language = useAtomValue(languageAtom);
  const { package: own, id: hotelCartId } = stay.cart;
  const name = own.texts[language]?.name ?? own.name;
  return (
    <Card as="section" aria-labelledby={headingId} className={styles.stay}>
      <div>
        <h2 id={headingId} className={styles.heading}>
          {name}
        </h2>
        <p className={styles.reference}>{t('addOns.order', { reference: stay.reference })}</p>
      </div>
      {isDetail ? (
        <ul className={styles.list}>
          {stay.extras.map((addOn) => (
            <li key={addOn.extraId} className={styles.addOn}>
              <AddOnRow addOn={addOn} reference={stay.reference} hotelCartId={hotelCartId} />
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p>{t('addOns.count', { count: stay.extras.length })}</p>
          <PageLink to={`traveladdon/${addOnSlug(own.name)}`} aria-label={t('addOns.chooseFor', { name })}>
            {t('addOns.choose')}
          </PageLink>
        </>
      )}
    </Card>
  );
}
