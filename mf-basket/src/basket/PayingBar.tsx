import { cartAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BasketFoot } from '../confirmation/BasketFoot.tsx';
import styles from './PayingBar.module.css';

/**
 * The actions during a payment: finish it on its page, open the order, or cancel it after a confirmation (6010). Once the payment is under way, only
 * the order can be opened [ERR-06].
 */
export function PayingBar() {
  const { t } = useTranslation('mf_basket');
  const paymentUri = useAtomValue(cartAtom)?.order.paymentUri;
  const commands = useCommands();
  const [isCanceling, setIsCanceling] = useState(false);
  const cancel = async () => {
    setIsCanceling(true);
    await commands().checkout.cancelOrder();
    setIsCanceling(false);
  };
  if (!paymentUri) {
    return (
      <BasketFoot>
        <Button size="l" block onClick={() => void commands().navigation.goTo('paymentstatus')}>
          {t('paying.order')}
        </Button>
      </BasketFoot>
    );
  }
  return (
    <BasketFoot>
      <p className={styles.ways}>{t('paying.ways')}</p>
      <ButtonLink size="l" block href={paymentUri}>
        {t('paying.finish')}
      </ButtonLink>
      <Button variant="secondary" block onClick={() => void commands().navigation.goTo('checkout')}>
        {t('paying.order')}
      </Button>
      <Button variant="quiet" block pending={isCanceling} onClick={() => void cancel()}>
        {t('paying.cancel')}
      </Button>
    </BasketFoot>
  );
}
