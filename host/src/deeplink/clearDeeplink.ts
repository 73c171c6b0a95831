/** The name of a stored deeplink in the session's storage, and in a cookie of 15 minutes [RTE-03]. */
export const deeplinkKey = 'deeplink';

/** Removes a stored deeplink: it is followed, or the visit starts again [CNT-02]. */
export const clearDeeplink = async (): Promise<void> => {
  sessionStorage.removeItem(deeplinkKey);
  await globalThis.cookieStore?.delete(deeplinkKey);
};
