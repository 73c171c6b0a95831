import type { CartChoices } from '@festival/shared-contracts/cart/cartChoices';
import type { Result } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';

/**
 * Shows a choice from the press until the server's answer; a refused choice is undone [BYD-05]. A newer press on the
 * same choice replaces it.
 */
export const choiceWriter = (store: PageStore) => {
  const latest = new Map<keyof CartChoices, object>();

  const settle = (names: readonly (keyof CartChoices)[], press: object): void => {
    const pending = { ...store.get(primitives.pendingChoices) };
    for (const name of names) if (latest.get(name) === press) delete pending[name];
    store.set(primitives.pendingChoices, pending);
  };

  return async (chosen: Partial<CartChoices>, write: () => Promise<Result>): Promise<Result> => {
    const names = Object.keys(chosen) as (keyof CartChoices)[];
    const press = {};
    for (const name of names) latest.set(name, press);
    store.set(primitives.pendingChoices, { ...store.get(primitives.pendingChoices), ...chosen });
    const result = await write();
    settle(names, press);
    return result;
  };
};
