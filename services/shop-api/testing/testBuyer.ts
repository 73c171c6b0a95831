import type { CheckoutRequest } from '@festival/shared-contracts/checkout/checkoutRequest';

/** A buyer that every shop accepts. */
export const testBuyer: CheckoutRequest = {
  gender: 'other',
  firstName: 'Noor',
  middleName: '',
  lastName: 'de Wit',
  phoneNumber: '+31612345678',
  email: 'noor@example.org',
  dateOfBirth: '1995-03-14',
  address: 'Zeeweg',
  streetNumber: 12,
  streetNumberExtension: 'a',
  postalCode: '2042 AB',
  city: 'Zandvoort',
  country: 'NL',
  state: '',
  language: 'nl',
};
