import { tabStorage } from '@festival/shared-ui/storage/tabStorage';
import { useEffect, useState } from 'react';
import { lastMethod } from './lastMethod.ts';

const key = 'mf_checkout:method';

/**
 * The uid of the payment method that the shopper chose for a cart, otherwise of the last method on this device. A
 * reload keeps it, also in another language.
 */
export function useChosenMethod(cartId: string | undefined): [string | null, (uid: string) => void] {
  const [chosen, setChosen] = useState<string | null>(null);
  const prefix = `${cartId} `;
  useEffect(() => {
    const kept = tabStorage.getItem(key);
    setChosen(kept?.startsWith(prefix) ? kept.slice(prefix.length) : lastMethod.read());
  }, [prefix]);
  const choose = (uid: string): void => {
    setChosen(uid);
    tabStorage.setItem(key, prefix + uid);
  };
  return [chosen, choose];
}
