import { type CheckoutRequest, checkoutRequestOf } from '@festival/shared-contracts/checkout/checkoutRequest';

/** The checkout form as a buyer has filled it in. */
export const filledForm: CheckoutRequest = checkoutRequestOf({
  gender: 'other',
  firstName: 'Noor',
  middleName: '',
  lastName: 'Vermeer',
  countryCode: '31',
  phoneNumber: '0612345678',
  email: 'noor@example.com',
  emailconfirm: 'noor@example.com',
  dateOfBirth: '1995-04-03',
  address: 'Zeeweg',
  streetNumber: '7',
  streetNumberExtension: '',
  postalCode: '2051 EB',
  city: 'Overveen',
  country: 'NL',
  state: '',
});
