import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import type { OrderView, PaymentState } from '@festival/shared-contracts/order/orderView';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { pollDelay } from './pollDelay.ts';

/** The known state of the order. It starts unknown, because the return address is not trusted. */
type KnownOrder =
  | { name: 'asking' }
  /** The server's last answer. */
  | { name: 'known'; order: OrderView }
  /** The payment that the address names; this visitor does not have the order's cart. */
  | { name: 'elsewhere'; payment: PaymentState }
  /** This visitor has no order, and the address names none. */
  | { name: 'none' }
  /** The server has not answered yet. */
  | { name: 'unreachable' };

const isNothing = ({ status, code }: ShopError): boolean =>
  status === 404 || status === 400 || code.endsWith('not_found');

/**
 * The order of this cart, or without it the payment that the address names, polled with growing delays while it is pending or the server does not answer [PAY-04].
 * `lookNow` polls at once; `show` sets the order that another call has returned.
 */
export function useOrder(): {
  known: KnownOrder;
  lookNow: () => void;
  show: (order: OrderView) => void;
} {
  const commands = useCommands();
  const [known, setKnown] = useState<KnownOrder>({ name: 'asking' });
  const [round, setRound] = useState(0);
  const find = useEffectEvent(async (): Promise<KnownOrder> => {
    const order = await commands().checkout.readOrder();
    if (order.ok) return { name: 'known', order: order.value };
    if (!isNothing(order.error)) return { name: 'unreachable' };
    const payment = await commands().checkout.readPayment();
    if (payment.ok) return { name: 'elsewhere', payment: payment.value };
    return { name: isNothing(payment.error) ? 'none' : 'unreachable' };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round starts polling from the beginning
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async (attempt: number, waited: number) => {
      const found = await find();
      if (isOver) return;
      // The last answer stays on the screen while the server does not answer.
      setKnown((before) => (found.name === 'unreachable' && before.name !== 'asking' ? before : found));
      if (found.name === 'none') return;
      const answered = found.name === 'known' ? found.order : found.name === 'elsewhere' ? found.payment : null;
      const delay = pollDelay(answered, attempt, waited);
      if (delay !== null) timer = setTimeout(() => void look(attempt + 1, waited + delay), delay * 1000);
    };
    void look(0, 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [round]);

  return {
    known,
    lookNow: useCallback(() => setRound((last) => last + 1), []),
    show: useCallback((order: OrderView) => setKnown({ name: 'known', order }), []),
  };
}
