import { failure, type Result, success } from '../errors/result.ts';

interface Delivery {
  /** Upper-case countries of the brand. */
  brandCountries: readonly string[];
  /** Whether there is a price or a method for the country. */
  isPriced: boolean;
}

/** Whether a shop delivers to an upper-case country, with the code of the refusal: 5003 without delivery, 6007 if only the brand has no price [SHP-02, SHP-03]. */
export const deliveryTo = (
  country: string,
  { brandCountries, isPriced }: Delivery,
): Result<void, 'shipping.unavailable' | 'shipping.no_price'> => {
  const isBrands = brandCountries.includes(country);
  if (isBrands && isPriced) return success(undefined);
  return failure(isBrands || isPriced ? 'shipping.no_price' : 'shipping.unavailable');
};
