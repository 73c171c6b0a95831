import { cartAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import styles from './BuyerRecap.module.css';

/** The buyer's name and email address, for a last check before paying. Renders nothing before the form is sent. */
export function BuyerRecap() {
  const { t } = useTranslation('mf_checkout');
  const commands = useCommands();
  const cart = useAtomValue(cartAtom);
  if (!cart?.email) return null;
  return (
    <div className={styles.recap}>
      <dl className={styles.facts}>
        {cart.buyerName && (
          <div>
            <dt>{t('payment.recap.name')}</dt>
            <dd>{cart.buyerName}</dd>
          </div>
        )}
        <div>
          <dt>{t('payment.recap.email')}</dt>
          <dd>{cart.email}</dd>
        </div>
      </dl>
      <Button variant="quiet" size="s" onClick={() => commands().overlay.openCheckout('form')}>
        {t('payment.recap.change')}
      </Button>
    </div>
  );
}
