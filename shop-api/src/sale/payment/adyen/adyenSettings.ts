/** How Adyen knows the shop's merchant. */
export type AdyenSettings = {
  apiKey: string;
  /** Of the standard webhook, as the Customer Area shows it: hexadecimal. */
  hmacKey: string;
  merchantAccount: string;
  /** Of the live account; without it payments are tests. */
  liveUrlPrefix?: string | undefined;
  /** Stands in for Adyen's own addresses, without a slash at the end. */
  baseUrl?: string | undefined;
};
