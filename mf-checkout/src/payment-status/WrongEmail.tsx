import type { OrderView } from '@festival/shared-contracts/order/orderView';
import { Button } from '@festival/shared-ui/button/Button';
import { lazyComponent } from '@festival/shared-ui/lazy/lazyComponent';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeEmailProps } from './ChangeEmail.tsx';

const ChangeEmail = lazyComponent<ChangeEmailProps>(
  async () => (await import(/* webpackChunkName: "later" */ './ChangeEmail.tsx')).ChangeEmail,
  () => null,
);

/** Corrects a mistyped email address, as long as the server allows it [PAY-04]. */
export function WrongEmail({ order, onChanged }: ChangeEmailProps) {
  const { t } = useTranslation('mf_checkout');
  const [isOpen, setOpen] = useState(false);
  const isInTime = useCountdown(order);
  if (isOpen) {
    return (
      <Suspense>
        <ChangeEmail order={order} onChanged={onChanged} />
      </Suspense>
    );
  }
  return isInTime ? (
    <div>
      <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
        {t('status.mail.wrong')}
      </Button>
    </div>
  ) : null;
}

/** Whether the time that the server allows has not passed yet. */
function useCountdown(order: OrderView): boolean {
  const [over, setOver] = useState<OrderView | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setOver(order), (order.emailSeconds ?? 0) * 1000);
    return () => clearTimeout(timer);
  }, [order]);
  return order.emailSeconds !== undefined && over !== order;
}
