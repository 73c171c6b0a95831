import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';
import type { CartAnswers } from './cartAnswers.ts';
import { cartIdOf } from './cartIdOf.ts';
import type { CartQueue } from './cartQueue.ts';
import type { CartRefetch } from './cartRefetch.ts';
import { quietPeriod } from './refetchSchedule.ts';
import type { TabMessage } from './tabChannel.ts';

interface FollowDeps {
  store: PageStore;
  queue: Pick<CartQueue, 'isIdle'>;
  answers: Pick<CartAnswers, 'showFromTab'>;
  refetch: Pick<CartRefetch, 'schedule' | 'supersede' | 'adopt'>;
  forget(): void;
}

/**
 * Follows the shop's other tabs: an answer that one tab receives is shown in all, without further requests. The server
 * is asked only when two tabs write at the same time or opened a cart each [CNT-08].
 */
export const followTab =
  ({ store, queue, answers, refetch, forget }: FollowDeps) =>
  (message: TabMessage): void => {
    const ownId = cartIdOf(store);
    if (message.kind === 'changed') {
      if (message.cartId === ownId) refetch.schedule(0);
      return;
    }
    if (message.kind === 'forgotten') {
      // The payment's result keeps showing a paid cart until the shopper leaves that page.
      if (message.cartId === ownId && store.get(primitives.cart)?.status !== 'confirmed') forget();
      return;
    }
    const isOther = ownId !== null && ownId !== message.cart.id;
    if (isOther || (ownId === null && !queue.isIdle())) refetch.adopt(message.cart.id);
    else if (queue.isIdle() && answers.showFromTab(message)) refetch.supersede();
    else refetch.schedule(quietPeriod);
  };
