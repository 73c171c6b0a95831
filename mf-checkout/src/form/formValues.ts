import type { BlankCheckoutForm, DeliveryAddress } from '@festival/shared-contracts/checkout/checkoutForm';

/** The values of the form: the contract's fields, and the lists for the date of birth and the phone's country. */
export interface FormValues extends BlankCheckoutForm, DeliveryAddress {
  /** Two letters, upper case: the chosen country, since several share a phone prefix (US and CA have 1). */
  phoneCountry: string;
  /** The three lists of the date of birth; values without leading zeros. */
  birthDay: string;
  birthMonth: string;
  birthYear: string;
}

export type FieldName = keyof BlankCheckoutForm | keyof DeliveryAddress;

/** The fields in the order of the screen, section by section [CHK-01]. */
const sections = {
  personal: [
    'gender',
    'firstName',
    'middleName',
    'lastName',
    'email',
    'emailconfirm',
    'countryCode',
    'phoneNumber',
    'dateOfBirth',
  ],
  address: ['country', 'address', 'streetNumber', 'streetNumberExtension', 'postalCode', 'city', 'state'],
  delivery: ['deliveryName', 'deliveryAddress', 'deliveryPostalCode', 'deliveryCity'],
} as const satisfies Record<string, readonly FieldName[]>;

export const fieldOrder: readonly FieldName[] = [...sections.personal, ...sections.address, ...sections.delivery];

/** These fields may be blank [CHK-15]. */
export const optionalFields: readonly FieldName[] = ['middleName', 'streetNumberExtension'];
