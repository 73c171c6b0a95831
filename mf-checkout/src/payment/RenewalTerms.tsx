import { formatMoney } from '@festival/shared-contracts/money/formatMoney';
import type { Product } from '@festival/shared-contracts/product/product';
import { useTranslation } from 'react-i18next';
import styles from './RenewalTerms.module.css';

type RenewalTermsProps = { membership: Product; isFree: boolean };

/** What a membership costs after its first period, when, and how to cancel it: the press on the button below agrees to it [MEM-01]. */
export function RenewalTerms({ membership, isFree }: RenewalTermsProps) {
  const { t } = useTranslation('mf_checkout');
  const { name, price, meta } = membership;
  const words = isFree ? 'free' : meta.membershipType;
  return <p className={styles.terms}>{t(`payment.renewal.${words}`, { name, amount: formatMoney(price) })}</p>;
}
