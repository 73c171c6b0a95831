export type AdyenOptions = {
  apiKey: string;
  /** Hexadecimal key of the standard webhook, from Adyen's Customer Area; former ones behind commas. */
  hmacKey: string;
  merchantAccount: string;
  /** Prefix of the live account's address. Without it payments are tests. */
  liveUrlPrefix?: string | undefined;
  /** Replaces Adyen's own addresses; no slash at the end. */
  baseUrl?: string | undefined;
};
