import type { EarlyPresses, LeftBehind } from '@festival/shared-ui/early-press/useTakeOver';
import type { Presses } from './presses.ts';

/** Milliseconds after which the data that a page has left is no longer used by the next page. */
const longest = 15 * 60_000;

/**
 * Replaces this tab's record for this shop. If the browser refuses storage, nothing is carried. @returns the former
 * record.
 */
const replaceRecord = (text?: string): string | null => {
  const key = `festival:left:${location.pathname.split('/')[1]}`;
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
 * When the page is left, carries to the next page of the shop in this tab what the server has not answered: presses
 * that wait for React, and quantities whose request may be lost. Setting a quantity twice does no harm, so no press is
 * lost or counted twice [BYD-05].
 */
export const carriedPresses = (
  pressed: Presses,
  presses: EarlyPresses,
  press: (product: string, quantity: number) => void,
): void => {
  const restore = (): void => {
    const record = JSON.parse(replaceRecord() ?? '{"at":0}') as LeftBehind & { at: number };
    if (Date.now() - record.at > longest) return;
    presses.left = record;
    for (const product in record.quantities) press(product, record.quantities[product] ?? 0);
  };
  addEventListener('pagehide', () => {
    const left = presses.leave?.();
    const quantities = { ...left?.quantities };
    for (const [product, { quantity, asks }] of pressed) if (!asks) quantities[product] = quantity;
    if (left?.cart || Object.keys(quantities).length > 0)
      replaceRecord(JSON.stringify({ ...left, quantities, at: Date.now() }));
  });
  // The browser restored the same page, which still has its unwritten quantities.
  addEventListener('pageshow', ({ persisted }) => persisted && replaceRecord());
  if (document.readyState === 'loading') document.addEventListener('readystatechange', restore, { once: true });
  else restore();
};
