import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import { useEffect, useState } from 'react';
import { keptOrder } from './keptOrder.ts';

interface KeptOptions {
  token: string;
  account: string | null;
  /** The order in the server's answer; null before the answer arrives. It is stored if the visitor chose so. */
  known: OrderPage | null;
  /** Whether the order does not exist. */
  isNone: boolean;
  keeps: boolean;
}

/**
 * Stores an order on the device, or deletes it. Returns the stored order, for when the server does not answer [BYD-06].
 */
export function useKeptOrder({ token, account, known, isNone, keeps }: KeptOptions): OrderPage | null {
  const [kept, setKept] = useState<{ token: string; order: OrderPage } | null>(null);
  useEffect(() => {
    if (isNone || !keeps) keptOrder.forget();
    else if (known) keptOrder.save(token, account, known);
    let isOver = false;
    void keptOrder.read(token, account).then((order) => {
      if (!isOver) setKept(order && { token, order });
    });
    return () => {
      isOver = true;
    };
  }, [isNone, known, token, account, keeps]);
  return keeps && kept?.token === token ? kept.order : null;
}
