/** The nonce of this page's policy, which the server made for this answer; scripts alone can read it. */
export const pageNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

/** What the page's id is made of (`pageId`): the first half of its nonce, which opens nothing. Its error reports carry it. */
export const nonceHead = (): string => pageNonce().slice(0, 16);
