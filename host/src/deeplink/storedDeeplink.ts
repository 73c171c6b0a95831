import * as z from 'zod/mini';
import { deeplinkKey } from './clearDeeplink.ts';

const deeplinkSchema = z.object({
  /** A path of this site with its own query and hash, or one below the shop that is opened next. */
  path: z.string(),
  /** The category to show there; empty when the link names none. */
  category: z.string(),
  /** The raw query of the address that brought the link. */
  query: z.string(),
});

/** A deep link that waits for its shop. */
export type Deeplink = z.infer<typeof deeplinkSchema>;

const fifteenMinutes = 15 * 60_000;

const parsed = (text: string | null): Deeplink | null => {
  try {
    const stored = z.safeParse(deeplinkSchema, JSON.parse(text ?? 'null'));
    return stored.success ? stored.data : null;
  } catch {
    return null;
  }
};

/**
 * Stores a deep link for this tab, and for the browser's other tabs in a cookie of 15 minutes, which its API makes secure
 * [RTE-03]. A browser without the one has the other.
 */
export const storeDeeplink = async (deeplink: Deeplink, storage: Storage = sessionStorage): Promise<void> => {
  const text = JSON.stringify(deeplink);
  storage.setItem(deeplinkKey, text);
  await globalThis.cookieStore?.set({
    name: deeplinkKey,
    value: encodeURIComponent(text),
    path: '/',
    sameSite: 'lax',
    expires: Date.now() + fifteenMinutes,
  });
};

/** The stored deep link: the tab's own, else the browser's; null without one. */
export const readDeeplink = async (storage: Storage = sessionStorage): Promise<Deeplink | null> => {
  const own = parsed(storage.getItem(deeplinkKey));
  if (own) return own;
  const cookie = await globalThis.cookieStore?.get(deeplinkKey);
  return parsed(cookie ? decodeURIComponent(cookie.value ?? '') : null);
};
