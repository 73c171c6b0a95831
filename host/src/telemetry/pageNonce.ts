/** The nonce of this page's policy, which the server made for this answer; scripts alone can read it. */
export const pageNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
