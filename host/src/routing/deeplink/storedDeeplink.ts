import { tabStorage } from '@festival/shared-ui/storage/tabStorage';
import * as z from 'zod/mini';
import { deeplinkKey, setDeeplinkCookie } from './clearDeeplink.ts';

const deeplinkSchema = z.object({
  /** A path of this site with its own query and hash, or a path below the shop that is opened next. */
  path: z.string(),
  /** The category to show; empty if the link names none. */
  category: z.string(),
  /** The raw query of the address that contained the link. */
  query: z.string(),
});

/** A deeplink that waits for its shop. */
export type Deeplink = z.infer<typeof deeplinkSchema>;

const fifteenMinutes = 15 * 60;

const parsed = (text: string | null): Deeplink | null => {
  try {
    const stored = z.safeParse(deeplinkSchema, JSON.parse(text ?? 'null'));
    return stored.success ? stored.data : null;
  } catch {
    return null;
  }
};

/** Stores a deeplink for this tab, and for the browser's other tabs in a cookie of 15 minutes [RTE-03]. */
export const storeDeeplink = (deeplink: Deeplink): void => {
  const text = JSON.stringify(deeplink);
  tabStorage.setItem(deeplinkKey, text);
  setDeeplinkCookie(text, fifteenMinutes);
};

/** The stored deeplink: that of the tab, otherwise that of the browser; null if there is none. */
export const readDeeplink = (): Deeplink | null => parsed(tabStorage.getItem(deeplinkKey)) ?? parsed(readCookie());

const readCookie = (): string | null => {
  const value = new RegExp(`(?:^|; )${deeplinkKey}=([^;]*)`).exec(document.cookie)?.[1];
  try {
    return value === undefined ? null : decodeURIComponent(value);
  } catch {
    return null;
  }
};
