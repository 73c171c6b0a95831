import { cartAtom } from '@festival/shared-contracts/state/shopState';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import styles from './CheckoutErrors.module.css';
import { reasonsOf } from './reasonsOf.ts';

/**
 * The reasons why the shop does not accept this basket yet, in our texts; a reason without a text is left out
 * [BSK-07, ERR-02].
 */
export function CheckoutErrors() {
  const { t } = useTranslation('mf_basket');
  const { t: tError } = useTranslation('errors');
  const cart = useAtomValue(cartAtom);
  if (!cart || cart.checkoutAllowed) return null;
  const texts = reasonsOf(cart.checkoutErrors, tError);
  return (
    <Notice tone="warning" title={t('alert.no_checkout')} live>
      {texts.length === 0 ? (
        t('noCheckoutReason')
      ) : (
        <ul className={styles.errors}>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
