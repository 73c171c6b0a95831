import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';
import type { CartAnswers } from './cartAnswers.ts';
import type { CartQueue } from './cartQueue.ts';
import { type CartRefetch, quietPeriod } from './cartRefetch.ts';
import { cartIdOf } from './cartState.ts';
import type { TabMessage } from './cartWriter.ts';

/** A tab with an older version of the shop may send other messages. */
const isKnown = (data: unknown): data is TabMessage => {
  const kind = (data as Partial<TabMessage> | null)?.kind;
  return kind === 'cart' || kind === 'changed' || kind === 'forgotten';
};

interface TabChannel {
  publish(message: TabMessage): void;
  listen(onMessage: (message: TabMessage) => void): void;
  close(): void;
}

/** Null in a browser without BroadcastChannel, and in one that refuses it because it refuses cookies. */
const openChannel = (name: string): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
};

/** The channel between the tabs of one shop. It does nothing if the browser has none. */
export const tabChannel = (slug: string): TabChannel => {
  const channel = openChannel(`festival-cart-${slug}`);
  if (!channel) return { publish: () => {}, listen: () => {}, close: () => {} };
  return {
    publish: (message) => channel.postMessage(message),
    listen(onMessage) {
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (isKnown(data)) onMessage(data);
      };
    },
    close: () => channel.close(),
  };
};

interface FollowDeps {
  store: PageStore;
  queue: Pick<CartQueue, 'isIdle'>;
  answers: Pick<CartAnswers, 'showFromTab'>;
  refetch: Pick<CartRefetch, 'schedule' | 'supersede' | 'adopt'>;
  forget(): void;
}

/**
 * Follows the shop's other tabs: an answer that one tab receives is shown in all tabs without further requests. The
 * server is asked only if two tabs write at the same time, or each opened a cart [CNT-08].
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
      // The page with the payment's result keeps showing a paid cart until the shopper leaves it.
      if (message.cartId === ownId && store.get(primitives.cart)?.status !== 'confirmed') forget();
      return;
    }
    const isOther = ownId !== null && ownId !== message.cart.id;
    if (isOther || (ownId === null && !queue.isIdle())) refetch.adopt(message.cart.id);
    else if (queue.isIdle() && answers.showFromTab(message)) refetch.supersede();
    else refetch.schedule(quietPeriod);
  };
