import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import type { OrderView } from '@festival/shared-contracts/order/orderView';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { pollDelay } from './pollDelay.ts';

/** What is known of the order. What the browser came back with proves nothing, so at first it is nothing. */
export type KnownOrder =
  | { name: 'asking' }
  /** As the server told last. */
  | { name: 'known'; order: OrderView }
  /** This visitor has no order. */
  | { name: 'none' }
  /** The last look got no answer, and none did before. */
  | { name: 'unreachable' };

const isNothing = ({ status, code }: ShopError): boolean => status === 404 || code.endsWith('not_found');

/**
 * The order of this cart, asked for again by itself while it is pending or out of reach, backing off [PAY-04].
 * `lookNow` looks at once instead of when the time has come.
 */
export function useOrder(): { known: KnownOrder; lookNow: () => void } {
  const commands = useCommands();
  const [known, setKnown] = useState<KnownOrder>({ name: 'asking' });
  const [round, setRound] = useState(0);
  const readOrder = useEffectEvent(() => commands().checkout.readOrder());

  // A new round begins the asking anew.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async (attempt: number, waited: number) => {
      const answer = await readOrder();
      if (isOver) return;
      if (!answer.ok && isNothing(answer.error)) return setKnown({ name: 'none' });
      if (answer.ok) setKnown({ name: 'known', order: answer.value });
      // What was known stays on the screen while the server is out of reach for a moment.
      else setKnown((before) => (before.name === 'known' ? before : { name: 'unreachable' }));
      const delay = pollDelay(answer.ok ? answer.value.status : null, attempt, waited);
      if (delay !== null) timer = setTimeout(() => void look(attempt + 1, waited + delay), delay * 1000);
    };
    void look(0, 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [round]);

  return { known, lookNow: useCallback(() => setRound((last) => last + 1), []) };
}
