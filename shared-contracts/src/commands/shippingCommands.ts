import type { Result } from '../errors/result.ts';
import type { ShippingMethod } from '../shipping/shippingMethod.ts';

/** Choices for the delivery of merchandise. */
export interface ShippingCommands {
  /** Sets the country of delivery, in upper case; null clears the choice and its price [SHP-01]. */
  setCountry(country: string | null): Promise<Result>;
  /** The methods of delivery to a country, for a Shopify shop that offers a choice [SHP-02]. */
  listMethods(country: string): Promise<Result<ShippingMethod[]>>;
  /** Sets the method by its handle from `listMethods` [SHP-02, SHP-05]. */
  setMethod(handle: string): Promise<Result>;
}
