export type AdyenOptions = {
  apiKey: string;
  /** Hexadecimal key of the standard webhook, from Adyen's Customer Area; former ones after commas. */
  hmacKey: string;
  merchantAccount: string;
  /** Prefix of the live account's URL. Without it payments are tests. */
  liveUrlPrefix?: string | undefined;
  /** Replaces Adyen's own URLs, without a trailing slash. */
  baseUrl?: string | undefined;
};
