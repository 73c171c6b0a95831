import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import type { OrderView } from '@festival/shared-contracts/order/orderView';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { pollDelay } from './pollDelay.ts';

/** The known state of the order. It starts unknown, because the return address is not trusted. */
type KnownOrder =
  | { name: 'asking' }
  /** The server's last answer. */
  | { name: 'known'; order: OrderView }
  /** This visitor has no order. */
  | { name: 'none' }
  /** The server has not answered yet. */
  | { name: 'unreachable' };

const isNothing = ({ status, code }: ShopError): boolean => status === 404 || code.endsWith('not_found');

/**
 * The order of this cart, polled with growing delays while it is pending or the server does not answer [PAY-04].
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
  const readOrder = useEffectEvent(() => commands().checkout.readOrder());

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round starts polling from the beginning
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async (attempt: number, waited: number) => {
      const answer = await readOrder();
      if (isOver) return;
      if (!answer.ok && isNothing(answer.error)) return setKnown({ name: 'none' });
      if (answer.ok) setKnown({ name: 'known', order: answer.value });
      // The last answer stays on the screen while the server does not answer.
      else setKnown((before) => (before.name === 'known' ? before : { name: 'unreachable' }));
      const delay = pollDelay(answer.ok ? answer.value : null, attempt, waited);
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
