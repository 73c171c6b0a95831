import { cartAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { AppliedVoucher } from './AppliedVoucher.tsx';
import { NextSteps } from './NextSteps.tsx';
import { OrderReceipt } from './OrderReceipt.tsx';
import { PayForm } from './PayForm.tsx';
import styles from './Payment.module.css';
import { paymentStage } from './paymentStage.ts';
import { Stage } from './Stage.tsx';
import { Voucher } from './Voucher.tsx';

/** The payment screen: the receipt and the payment methods, or the next step where there is nothing to choose [PAY-01]. */
export function Payment() {
  const { t } = useTranslation('mf_checkout');
  const stage = paymentStage(useAtomValue(cartAtom));
  return (
    <section className={styles.payment} aria-label={t('payment.region')}>
      {stage.name !== 'nothing' && (
        <div className={styles.receipt}>
          <OrderReceipt canChange={stage.name === 'choose' || stage.name === 'details'} />
          {stage.name === 'choose' && <AppliedVoucher />}
          {stage.name === 'choose' && <Voucher />}
        </div>
      )}
      <div className={styles.main}>
        <PaymentMain stage={stage} />
      </div>
    </section>
  );
}

function PaymentMain({ stage }: { stage: ReturnType<typeof paymentStage> }) {
  const { t } = useTranslation('mf_checkout');
  const commands = useCommands();
  const toStatus = () => commands().navigation.goTo('paymentstatus');
  switch (stage.name) {
    case 'choose':
      return <PayForm methods={stage.methods} />;
    case 'finalize':
      return (
        <Stage title={t('payment.finalize.title')} text={t('payment.finalize.text')}>
          <ButtonLink size="l" href={stage.paymentUri}>
            {t('payment.finalize.button')}
          </ButtonLink>
          <Button variant="quiet" onClick={() => void commands().checkout.cancelOrder()}>
            {t('payment.finalize.cancel')}
          </Button>
          <NextSteps isFree={false} payBefore={stage.payBefore} />
        </Stage>
      );
    case 'details':
      return (
        <Stage title={t('payment.noMethods.title')} text={t('payment.noMethods.text')}>
          <Button size="l" onClick={() => commands().overlay.openCheckout('form')}>
            {t('payment.noMethods.button')}
          </Button>
        </Stage>
      );
    case 'settling':
      return (
        <Stage title={t('status.pending.title')} text={t('status.pending.text')}>
          <Button size="l" onClick={toStatus}>
            {t('payment.paid.button')}
          </Button>
        </Stage>
      );
    case 'paid':
      return (
        <Stage title={t('payment.paid.title')}>
          <Button size="l" onClick={toStatus}>
            {t('payment.paid.button')}
          </Button>
        </Stage>
      );
    case 'nothing':
      return (
        <Stage title={t('payment.nothing.title')} text={t('payment.nothing.text')}>
          <Button size="l" onClick={() => commands().navigation.goTo('')}>
            {t('payment.nothing.button')}
          </Button>
        </Stage>
      );
  }
}
