import { languageAtom, productsAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import type { TravelCart } from '@festival/shared-contracts/travel/travelCart';
import { Price } from '@festival/shared-ui/price/Price';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import styles from './ChosenStay.module.css';
import { sumOfStay } from './sumOfStay.ts';

/** The running total of the stay in the cart, by the quantities on the page [TRV-02]. */
export function StaySum({ stay }: { stay: TravelCart }) {
  const { t } = useTranslation('mf_travel');
  const language = useAtomValue(languageAtom);
  const quantities = useAtomValue(quantitiesAtom);
  const products = useAtomValue(productsAtom);
  const { room, extras, total } = sumOfStay(stay, { quantities, products });
  const title = stay.packageOption?.texts?.[language]?.title ?? stay.packageOption?.title;
  return (
    <dl className={styles.sum}>
      <div className={styles.line}>
        <dt>
          <span>{title}</span>
          <span className={styles.hint}>{t('price.persons', { count: stay.occupation })}</span>
        </dt>
        <dd>
          <Price cents={room} size="s" />
        </dd>
      </div>
      {extras.map(({ id, name, quantity, subtotal }) => (
        <div key={id} className={styles.line}>
          <dt>{`${quantity} × ${name}`}</dt>
          <dd>
            <Price cents={subtotal} size="s" />
          </dd>
        </div>
      ))}
      <div className={styles.line}>
        <dt className={styles.totalName}>{t('chosen.total')}</dt>
        <dd>
          <Price cents={total} size="l" />
        </dd>
      </div>
    </dl>
  );
}
