/** The nonce of this page's policy, which the server made for this answer; scripts alone can read it. */
export const pageNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

/** This page's id: the first half of its nonce, which opens nothing. Its error reports and the traces of its slots carry it. */
export const pageId = (): string =>
  pageNonce()
    .slice(0, 16)
    .replace(/[+/]/g, (sign) => (sign === '+' ? '-' : '_'));
