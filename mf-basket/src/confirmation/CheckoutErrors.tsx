import { cartAtom } from '@festival/shared-contracts/state/shopState';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { useAtomValue } from 'jotai';
import styles from './CheckoutErrors.module.css';

/** Why the shop does not accept this basket yet, in the server's words [BSK-07]. */
export function CheckoutErrors() {
  const { t } = useTranslation('mf_basket');
  const cart = useAtomValue(cartAtom);
  if (!cart || cart.checkoutAllowed) return null;
  const { checkoutErrors } = cart;
  return (
    <Notice tone="warning" title={t('alert.no_checkout')} live>
      {checkoutErrors.length === 0 ? (
        t('noCheckoutReason')
      ) : (
        <ul className={styles.errors}>
          {checkoutErrors.map((error) => (
            <li key={error.code}>{error.message}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
