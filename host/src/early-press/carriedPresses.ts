import type { EarlyPresses } from '@festival/shared-ui/early-press/useTakeOver';
import type { Presses } from './startEarlyPresses.ts';

/** Milliseconds after which a press that was left behind is not carried to the next page any more. */
const longest = 15 * 60_000;

/** Sets the record of this tab for this shop; where the browser keeps none, nothing is carried. */
const record = (text?: string): string | null => {
  const key = `festival:pressed:${location.pathname.split('/')[1]}`;
  try {
    const before = sessionStorage.getItem(key);
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
    return before;
  } catch {
    return null;
  }
};

/**
 * Carries what the server has not answered to the next page of the shop in this tab, when the page is left: presses that
 * wait for React, and quantities whose request may not arrive any more. A quantity may be set twice, so none is lost and
 * none counts double [BYD-05].
 */
export const carriedPresses = (
  pressed: Presses,
  presses: EarlyPresses,
  press: (product: string, quantity: number) => void,
): void => {
  const restore = (): void => {
    const { at, quantities } = JSON.parse(record() ?? '{"at":0}') as {
      at: number;
      quantities: Record<string, number>;
    };
    if (Date.now() - at < longest) for (const product in quantities) press(product, quantities[product] ?? 0);
  };
  addEventListener('pagehide', () => {
    const quantities = { ...presses.unwritten?.() };
    for (const [product, { quantity, asks }] of pressed) if (!asks) quantities[product] = quantity;
    if (Object.keys(quantities).length > 0) record(JSON.stringify({ at: Date.now(), quantities }));
  });
  // The browser brings the same page back: it still has what it has not written.
  addEventListener('pageshow', ({ persisted }) => persisted && record());
  if (document.readyState === 'loading') document.addEventListener('readystatechange', restore, { once: true });
  else restore();
};
