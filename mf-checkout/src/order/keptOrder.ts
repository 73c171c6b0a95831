import { type OrderPage, orderPageSchema } from '@festival/shared-contracts/order/orderPage';

const key = 'mf_checkout:order';

type Kept = { token: string; account: string | null; order: OrderPage };

/** No access throws: a browser may refuse its storage, or it is full. */
const attempt = <Value>(use: (storage: Storage) => Value): Value | null => {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
};

const save = (token: string, account: string | null, order: OrderPage): void =>
  void attempt((storage) => storage.setItem(key, JSON.stringify({ token, account, order } satisfies Kept)));

const forget = (): void => void attempt((storage) => storage.removeItem(key));

/** The kept order of a link; null for any other link. One that an account has opened is deleted once that has signed out. */
function read(token: string, account: string | null): OrderPage | null {
  const kept = attempt((storage) => JSON.parse(storage.getItem(key) ?? 'null') as Partial<Kept> | null);
  if (kept?.account && kept.account !== account) {
    forget();
    return null;
  }
  return kept?.token === token ? attempt(() => orderPageSchema.parse(kept.order)) : null;
}

/**
 * The order that was opened last on this device, in the browser's storage, so that it is shown at a gate with a bad line. It is
 * found only by the secret of its link.
 */
export const keptOrder = { save, forget, read };
