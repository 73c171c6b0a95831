import type { OrderPage } from '@festival/shared-contracts/order/orderPage';

/** The buyer of an order, as entered in the form. */
export type Buyer = Partial<
  Record<
    | 'firstName'
    | 'middleName'
    | 'lastName'
    | 'address'
    | 'streetNumber'
    | 'streetNumberExtension'
    | 'postalCode'
    | 'city'
    | 'country'
    | 'deliveryName'
    | 'deliveryAddress'
    | 'deliveryPostalCode'
    | 'deliveryCity'
    | 'deliveryCountry',
    string
  >
>;

const words = (...parts: Array<string | undefined>): string => parts.filter(Boolean).join(' ');

export const fullNameOf = ({ firstName, middleName, lastName }: Buyer): string =>
  words(firstName, middleName, lastName);

/**
 * The address to which an order's merchandise is sent: the buyer's, or the receiver's in another country [SHP-01].
 * @param country to which the merchandise is sent, in upper case.
 */
export const deliveryTo = (buyer: Buyer, country: string): NonNullable<OrderPage['delivery']> =>
  buyer.country !== country && buyer.deliveryCountry === country
    ? {
        name: buyer.deliveryName ?? '',
        address: [buyer.deliveryAddress ?? '', words(buyer.deliveryPostalCode, buyer.deliveryCity)],
        country,
      }
    : {
        name: fullNameOf(buyer),
        address: [
          words(buyer.address, buyer.streetNumber, buyer.streetNumberExtension),
          words(buyer.postalCode, buyer.city),
        ],
        country: (buyer.country ?? '').toUpperCase(),
      };
