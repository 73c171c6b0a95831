export type AdyenOptions = {
  apiKey: string;
  /** The hexadecimal HMAC key of the standard webhook, from Adyen's Customer Area. Former keys follow after commas. */
  hmacKey: string;
  merchantAccount: string;
  /** The prefix of the live account's URL. Without it all payments are test payments. */
  liveUrlPrefix?: string | undefined;
  /** Replaces Adyen's own URLs, without a trailing slash. */
  baseUrl?: string | undefined;
};
