export type PaymentProvider = 'paylogic' | 'adyen' | 'mollie';

const countriesWithState: Record<PaymentProvider, readonly string[]> = {
  adyen: ['US', 'CA'],
  paylogic: ['US', 'BR'],
  mollie: [],
};

/** Whether an address needs a state or province, by payment provider and upper-case country [CHK-06]. */
export const isStateRequired = (provider: PaymentProvider, country: string): boolean =>
  countriesWithState[provider].includes(country.toUpperCase());
