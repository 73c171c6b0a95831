import { tabStorage } from '@festival/shared-ui/storage/tabStorage';
import { useEffect, useState } from 'react';

const key = 'mf_checkout:method';

/** The payment method that the shopper has chosen for a cart, by uid; a reload of the page keeps it, as in another language. */
export function useChosenMethod(cartId: string | undefined): [string | null, (uid: string) => void] {
  const [chosen, setChosen] = useState<string | null>(null);
  const prefix = `${cartId} `;
  useEffect(() => {
    const kept = tabStorage.getItem(key);
    if (kept?.startsWith(prefix)) setChosen(kept.slice(prefix.length));
  }, [prefix]);
  const choose = (uid: string): void => {
    setChosen(uid);
    tabStorage.setItem(key, prefix + uid);
  };
  return [chosen, choose];
}
