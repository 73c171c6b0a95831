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
    | 'country',
    string
  >
>;

const words = (...parts: Array<string | undefined>): string => parts.filter(Boolean).join(' ');

export const fullNameOf = ({ firstName, middleName, lastName }: Buyer): string =>
  words(firstName, middleName, lastName);

/** The delivery address of an order's merchandise, which is the buyer's address in the form. */
export const deliveryTo = (buyer: Buyer): NonNullable<OrderPage['delivery']> => ({
  name: fullNameOf(buyer),
  address: [words(buyer.address, buyer.streetNumber, buyer.streetNumberExtension), words(buyer.postalCode, buyer.city)],
  country: (buyer.country ?? '').toUpperCase(),
});
