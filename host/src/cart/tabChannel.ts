import type { Cart } from '@festival/shared-contracts/cart/cart';
import type { SharedWishlist } from './sharedWishlist.ts';

/** A message between the tabs of a shop [CNT-08]. */
export type TabMessage =
  /** An answer of the server, or a cart that the browser computes. The times of request and answer are milliseconds of the machine's clock. */
  | { kind: 'cart'; cart: Cart; askedAt: number; answeredAt: number; wishlist?: SharedWishlist }
  /** The cart has changed and this tab does not know how: it is being paid; or the tab begins, and another may have what is not saved. */
  | { kind: 'changed'; cartId: string }
  | { kind: 'forgotten'; cartId: string };

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

/** The channel between the tabs of one shop; it does nothing in a browser without BroadcastChannel. */
export const tabChannel = (slug: string): TabChannel => {
  if (typeof BroadcastChannel === 'undefined') return { publish: () => {}, listen: () => {}, close: () => {} };
  const channel = new BroadcastChannel(`festival-cart-${slug}`);
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
