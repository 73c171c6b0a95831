/** Tells the shop's other tabs of this browser that the cart has changed; each asks the server for it [CNT-08]. */
export interface TabChannel {
  tell(): void;
  /** Hears of what other tabs tell. */
  listen(onMessage: (message: TabMessage) => void): void;
  /** Stops listening. */
  close(): void;
}

/** `cartId` of the message is null when the cart was forgotten. */
export interface TabMessage {
  cartId: string | null;
}

/** The channel of one shop; a browser without channels has tabs that go each their own way until they are looked at again. */
export const tabChannel = (slug: string, current: () => string | null): TabChannel => {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, listen: () => {}, close: () => {} };
  const channel = new BroadcastChannel(`festival-cart-${slug}`);
  return {
    listen(onMessage) {
      channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
    },
    tell: () => channel.postMessage({ cartId: current() } satisfies TabMessage),
    close: () => channel.close(),
  };
};
