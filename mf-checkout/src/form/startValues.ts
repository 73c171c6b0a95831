import { blankCheckoutForm, genders } from '@festival/shared-contracts/checkout/checkoutForm';
import { countries } from '@festival/shared-contracts/checkout/countries';
import { datePartsOf } from '@festival/shared-contracts/checkout/dateOfBirthOf';
import type { User } from '@festival/shared-contracts/user/user';
import type { FormValues } from './formValues.ts';
import { splitPhone } from './splitPhone.ts';

interface StartInput {
  /** Null for a visitor who is not signed in. */
  user: User | null;
  hidesGender: boolean;
}

/** What the form holds before anything is typed: blank, or what a signed-in visitor's profile knows [CHK-09, CHK-14]. */
export const startValues = ({ user, hidesGender }: StartInput): FormValues => {
  const nothingPicked = { phoneCountry: '', birthDay: '', birthMonth: '', birthYear: '' };
  const blank: FormValues = { ...blankCheckoutForm({ hidesGender }), ...nothingPicked };
  if (!user) return blank;
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
