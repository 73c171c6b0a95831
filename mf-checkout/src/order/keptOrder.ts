import type { OrderPage } from '@festival/shared-contracts/order/orderPage';

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

const stored = () => attempt((storage) => JSON.parse(storage.getItem(key) ?? 'null') as Partial<Kept> | null);

const isOfAnother = (kept: Partial<Kept> | null, account: string | null): boolean =>
  Boolean(kept?.account) && kept?.account !== account;

/**
 * The kept order of a link; null for any other link, and for one that another account has opened. What checks it comes only when there is
 * one: it is large, and the call that brought the order has it on the device already.
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

/** Deletes what an account has opened that is not signed in any more. */
const forgetOfOthers = (account: string | null): void => {
  if (isOfAnother(stored(), account)) forget();
};

/**
 * The order that was opened last on this device, in the browser's storage, so that it can be shown at a gate with a bad connection. Only
 * the secret of its link finds it.
 */
export const keptOrder = { save, forget, forgetOfOthers, read };
