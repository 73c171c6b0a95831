import type { Product } from '@festival/shared-contracts/product/product';
import { useMoney } from '@festival/shared-ui/price/useMoney';
import { useTranslation } from 'react-i18next';
import styles from './RenewalTerms.module.css';

type RenewalTermsProps = { membership: Product; isFree: boolean };

/**
 * The price of a membership after its first period, the date of the renewal, and how to cancel. A press on the button below agrees to these terms
 * [MEM-01].
 */
export function RenewalTerms({ membership, isFree }: RenewalTermsProps) {
  const money = useMoney();
  const { t } = useTranslation('mf_checkout');
  const { name, price, meta } = membership;
  const words = isFree ? 'free' : meta.membershipType;
  return <p className={styles.terms}>{t(`payment.renewal.${words}`, { name, amount: money(price) })}</p>;
}
