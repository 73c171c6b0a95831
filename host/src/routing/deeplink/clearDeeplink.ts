import { tabStorage } from '@festival/shared-ui/storage/tabStorage';

/** The name of a stored deeplink in the session storage, and in a cookie of 15 minutes [RTE-03]. */
export const deeplinkKey = 'deeplink';

/**
 * Sets the cookie that the browser's other tabs read; 0 seconds delete the cookie. Of all ways to set one, only
 * `document.cookie` works in all supported browsers [RTE-03].
 */
export const setDeeplinkCookie = (value: string, seconds: number): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store came with Firefox 140 and Safari 18.4.
  document.cookie = `${deeplinkKey}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax; secure`;
};

/** Removes a stored deeplink, after it was followed or when the visit restarts [CNT-02]. */
export const clearDeeplink = (): void => {
  tabStorage.removeItem(deeplinkKey);
  setDeeplinkCookie('', 0);
};
