import type { OrderView } from '@festival/shared-contracts/commands/commands';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { pollDelay } from './pollDelay.ts';

export interface OrderWatch {
  /** As the server told last; null until it has. What the browser came back with proves nothing. */
  order: OrderView | null;
  /** The last look got no answer. */
  isUnreachable: boolean;
  /** Looks now instead of when its time has come. */
  lookNow: () => void;
}

/** The order of this cart, asked for again by itself while it is pending or out of reach, backing off [PAY-04]. */
export function useOrder(): OrderWatch {
  const commands = useCommands();
  const [order, setOrder] = useState<OrderView | null>(null);
  const [isUnreachable, setIsUnreachable] = useState(false);
  const [round, setRound] = useState(0);
  const readOrder = useEffectEvent(() => commands().readOrder());

  // A new round begins the asking anew.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async (attempt: number, waited: number) => {
      const answer = await readOrder();
      if (isOver) return;
      if (answer.ok) setOrder(answer.value);
      setIsUnreachable(!answer.ok);
      const delay = pollDelay(answer.ok ? answer.value.status : null, attempt, waited);
      if (delay !== null) timer = setTimeout(() => void look(attempt + 1, waited + delay), delay * 1000);
    };
    void look(0, 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [round]);

  return { order, isUnreachable, lookNow: useCallback(() => setRound((last) => last + 1), []) };
}
