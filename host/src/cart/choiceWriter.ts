import type { CartChoices } from '@festival/shared-contracts/cart/cartChoices';
import type { Result } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';

/**
 * Shows what was chosen from the press on, until the server has answered what the cart keeps; so a choice that it refuses is
 * taken back [BYD-05]. A choice that a newer press has changed stays as that one has it.
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
