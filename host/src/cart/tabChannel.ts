import type { Cart } from '@festival/shared-contracts/cart/cart';

/** What one tab of a shop tells the others [CNT-08]. */
export type TabMessage =
  /** An answer of the server, with when it was asked for and came, in milliseconds of the machine's clock. */
  { kind: 'cart'; cart: Cart; askedAt: number; answeredAt: number } | { kind: 'forgotten'; cartId: string };

/** Tabs that were opened before an update of the shop may speak otherwise. */
const isKnown = (data: unknown): data is TabMessage => {
  const kind = (data as Partial<TabMessage> | null)?.kind;
  return kind === 'cart' || kind === 'forgotten';
};

export interface TabChannel {
  publish(message: TabMessage): void;
  listen(onMessage: (message: TabMessage) => void): void;
  /** Stops listening. */
  close(): void;
}

/** The channel between the tabs of one shop; in a browser without channels each tab follows the server alone. */
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
