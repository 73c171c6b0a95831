import type { FieldName } from './formValues.ts';

/** The key of each field's label and messages: the lower-case names are keys of texts only [CHK-16]. */
export const labelKeys = {
  gender: 'gender',
  firstName: 'firstname',
  middleName: 'middlename',
  lastName: 'lastname',
  countryCode: 'countrycode',
  phoneNumber: 'phonenumber',
  email: 'email',
  emailconfirm: 'emailconfirm',
  dateOfBirth: 'birthday',
  address: 'streetname',
  streetNumber: 'streetnumber',
  streetNumberExtension: 'extension',
  postalCode: 'postalcode',
  city: 'city',
  country: 'country',
  state: 'state',
  deliveryName: 'deliveryname',
  deliveryAddress: 'deliverystreet',
  deliveryPostalCode: 'deliverypostalcode',
  deliveryCity: 'deliverycity',
} as const satisfies Record<FieldName, string>;
