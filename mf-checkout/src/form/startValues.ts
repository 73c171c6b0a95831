import { blankCheckoutForm, genders } from '@festival/shared-contracts/checkout/checkoutForm';
import { countries } from '@festival/shared-contracts/checkout/countries';
import type { User } from '@festival/shared-contracts/user/user';
import { datePartsOf } from './fields/dateOfBirthOf.ts';
import type { FormValues } from './formValues.ts';
import { splitPhone } from './splitPhone.ts';

interface StartInput {
  /** Null for a visitor who is not signed in. */
  user: User | null;
  hidesGender: boolean;
  /** The upper-case country to which merchandise is sent; null if nothing is sent. */
  deliveryCountry: string | null;
}

/**
 * The first values of the form: the profile of a signed-in visitor, otherwise only the country of delivery
 * [CHK-09, CHK-14].
 */
export const startValues = ({ user, hidesGender, deliveryCountry }: StartInput): FormValues => {
  const nothingPicked = { phoneCountry: '', birthDay: '', birthMonth: '', birthYear: '' };
  const nobodyElse = { deliveryName: '', deliveryAddress: '', deliveryPostalCode: '', deliveryCity: '' };
  const blank: FormValues = { ...blankCheckoutForm({ hidesGender }), ...nothingPicked, ...nobodyElse };
  if (!user) return { ...blank, ...livingIn(deliveryCountry) };
  const { profile } = user;
  const country = profile.address.country.toUpperCase();
  const born = datePartsOf(profile.birthdate);
  const phone = splitPhone(profile.phoneNumber, countries, country);
  return {
    ...blank,
    gender: hidesGender ? 'other' : (genders.find((gender) => gender === profile.gender.toLowerCase()) ?? ''),
    firstName: profile.givenName,
    lastName: profile.familyName,
    email: profile.email,
    emailconfirm: profile.email,
    dateOfBirth: profile.birthdate,
    birthDay: born.day,
    birthMonth: born.month,
    birthYear: born.year,
    address: profile.address.street,
    streetNumber: profile.address.streetNumber,
    postalCode: profile.address.postalCode,
    city: profile.address.city,
    country: countries.some(({ code }) => code === country) ? country : '',
    ...(phone ?? { phoneNumber: profile.phoneNumber }),
  };
};

/** The country of the address and of the phone, as after a shopper's choice. */
const livingIn = (country: string | null): Partial<FormValues> => {
  const known = countries.find(({ code }) => code === country);
  return known ? { country: known.code, phoneCountry: known.code, countryCode: known.phonePrefix } : {};
};
