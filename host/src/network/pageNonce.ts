/** The nonce of this page's Content Security Policy, made by the server for this page. Only scripts can read it. */
export const pageNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

/**
 * The first half of the page's nonce, from which `pageId` makes the page's id. It gives no access, and the page's error
 * reports contain it.
 */
export const nonceHead = (): string => pageNonce().slice(0, 16);
