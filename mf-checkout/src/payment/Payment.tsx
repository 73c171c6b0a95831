import type { OrderView } from '@festival/shared-contracts/order/orderView';
import { cartAtom, configAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppliedVoucher } from './AppliedVoucher.tsx';
import { BarAction } from './BarAction.tsx';
import { BuyerRecap } from './BuyerRecap.tsx';
import { CartReceipt } from './CartReceipt.tsx';
import { clockTime } from './clockTime.ts';
import { NextSteps } from './NextSteps.tsx';
import { PayForm } from './PayForm.tsx';
import styles from './Payment.module.css';
import { paymentStage } from './paymentStage.ts';
import { Stage } from './Stage.tsx';
import { useApplePay } from './useApplePay.ts';
import { Voucher } from './Voucher.tsx';

/**
 * The payment screen: the receipt and the payment methods, or the next step if there is no method to choose [PAY-01].
 */
export function Payment() {
  const { t } = useTranslation('mf_checkout');
  const stage = paymentStage(useAtomValue(cartAtom), useApplePay());
  // A voucher also changes the amount, and so the methods.
  const takesVoucher = stage.name === 'choose' || stage.name === 'noMethod';
  return (
    <section className={styles.payment} aria-label={t('payment.region')}>
      <div className={styles.main}>
        {takesVoucher && (
          <>
            <Voucher />
            <AppliedVoucher />
          </>
        )}
        <PaymentMain stage={stage} />
      </div>
      {stage.name !== 'nothing' && (
        <div className={styles.receipt}>
          <CartReceipt canChange={takesVoucher || stage.name === 'details'} />
        </div>
      )}
    </section>
  );
}

function PaymentMain({ stage }: { stage: ReturnType<typeof paymentStage> }) {
  const { t } = useTranslation('mf_checkout');
  const commands = useCommands();
  const timeZone = useAtomValue(configAtom)?.festivalData.timeZone ?? 'UTC';
  const toStatus = () => commands().navigation.goTo('paymentstatus');
  switch (stage.name) {
    case 'choose':
      return <PayForm methods={stage.methods} />;
    case 'finalize': {
      const text = stage.payBefore
        ? t('payment.finalize.until', { time: clockTime(stage.payBefore, timeZone) })
        : t('payment.finalize.text');
      return (
        <Stage title={t('payment.finalize.title')} text={text}>
          <BarAction>
            <ButtonLink size="l" block href={stage.paymentUri}>
              {t('payment.finalize.button')}
            </ButtonLink>
          </BarAction>
          <NextSteps isBegun />
          <Button variant="secondary" onClick={() => void commands().checkout.cancelOrder()}>
            {t('payment.finalize.cancel')}
          </Button>
        </Stage>
      );
    }
    case 'details':
      return (
        <Stage title={t('payment.noMethods.title')} text={t('payment.noMethods.text')}>
          <BarAction>
            <Button size="l" block onClick={() => commands().overlay.openCheckout('form')}>
              {t('payment.noMethods.button')}
            </Button>
          </BarAction>
        </Stage>
      );
    case 'noMethod':
      return (
        <Stage title={t('payment.noMethod.title')} text={t('payment.noMethod.text')}>
          <BarAction>
            <Button size="l" block onClick={() => commands().overlay.openCheckout('basket')}>
              {t('payment.change')}
            </Button>
          </BarAction>
          <BuyerRecap />
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
      return <NothingToPay />;
  }
}

/** Without a cart, for example after a purchase: the visitor's last order if there is one, otherwise where to look for it [PAY-04]. */
function NothingToPay() {
  const { t } = useTranslation('mf_checkout');
  const commands = useCommands();
  const [order, setOrder] = useState<OrderView | null>(null);
  const readOrder = useEffectEvent(async () => {
    const answer = await commands().checkout.readOrder();
    if (answer.ok) setOrder(answer.value);
  });
  useEffect(() => void readOrder(), []);
  if (order) return <PaymentMain stage={{ name: order.status === 'pending' ? 'settling' : 'paid' }} />;
  return (
    <Stage title={t('payment.nothing.title')} text={t('payment.nothing.text')}>
      <Button size="l" onClick={() => commands().navigation.goTo('')}>
        {t('payment.nothing.button')}
      </Button>
    </Stage>
  );
}
