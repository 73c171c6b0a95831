/** The name under which a deeplink is kept, in the session's storage and in a cookie of 15 minutes [RTE-03]. */
export const deeplinkKey = 'deeplink';

/** Forgets a stored deeplink: the visit begins again [CNT-02]. */
export const clearDeeplink = (): void => {
  sessionStorage.removeItem(deeplinkKey);
  void globalThis.cookieStore?.delete(deeplinkKey);
};
