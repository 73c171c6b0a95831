/**
 * The nonce of this page's Content Security Policy, which the server made for this answer. Only scripts can read it.
 */
export const pageNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

/**
 * The first half of the page's nonce, from which `pageId` makes the page's id. It gives no access, and the page's error
 * reports contain it.
 */
export const nonceHead = (): string => pageNonce().slice(0, 16);
