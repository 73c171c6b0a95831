import type { OrderPage } from '@festival/shared-contracts/order/orderPage';

const key = 'mf_checkout:order';

type Kept = { token: string; account: string | null; order: OrderPage };

/** Never throws: a browser may refuse storage, or it may be full. */
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

const stored = () => attempt((storage) => JSON.parse(storage.getItem(key) ?? 'null') as Partial<Kept> | null);

const isOfAnother = (kept: Partial<Kept> | null, account: string | null): boolean =>
  Boolean(kept?.account) && kept?.account !== account;

/**
 * The stored order of a link; null for another link, and for an order that another account has opened. The schema is loaded only if there is a
 * stored order, because it is large. The call that fetched the order has already put the schema into the browser's cache.
 */
async function read(token: string, account: string | null): Promise<OrderPage | null> {
  const kept = stored();
  if (kept?.token !== token || isOfAnother(kept, account)) return null;
  try {
    const { orderPageSchema } = await import('@festival/shared-contracts/order/orderPage');
    return orderPageSchema.parse(kept.order);
  } catch {
    return null;
  }
}

/** Deletes orders of an account that is no longer signed in. */
const forgetOfOthers = (account: string | null): void => {
  if (isOfAnother(stored(), account)) forget();
};

/**
 * The last order that was opened on this device, in the browser's storage, so that it can be shown at a gate with a bad
 * connection. Only the token of its link finds it.
 */
export const keptOrder = { save, forget, forgetOfOthers, read };
