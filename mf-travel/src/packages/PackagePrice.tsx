import type { TravelPackage } from '@festival/shared-contracts/travel/travelPackage';
import { Price } from '@festival/shared-ui/price/Price';
import { useMoney } from '@festival/shared-ui/price/useMoney';
import { useTranslation } from 'react-i18next';
import styles from './PackagePrice.module.css';
import { pricePerPerson } from './pricePerPerson.ts';

interface PackagePriceProps {
  travelPackage: Pick<TravelPackage, 'totalPrice' | 'occupation'>;
  /** Whether other rooms cost more. */
  isLowest?: boolean;
}

/** A stay's price for all persons, and for one person if that is an exact number of cents. */
export function PackagePrice({ travelPackage, isLowest = false }: PackagePriceProps) {
  const money = useMoney();
  const { t } = useTranslation('mf_travel');
  const each = pricePerPerson(travelPackage);
  return (
    <p className={styles.price}>
      {isLowest && <span className={styles.words}>{t('price.from')}</span>}
      <Price cents={travelPackage.totalPrice} size="xl" />{' '}
      <span className={styles.words}>
        <span>{t('price.persons', { count: travelPackage.occupation })}</span>
        {each !== null && <span>{`\u00a0· ${t('price.each', { amount: money(each) })}`}</span>}
      </span>
    </p>
  );
}
