import type { Profile } from './account.ts';

/** The columns of a profile, in the order of `profileValues`. */
export const profileColumns = `given_name, family_name, gender, birthdate, phone_number, street, street_number, postal_code, city, country`;

export const profileValues = (profile: Profile) => [
  profile.givenName,
  profile.familyName,
  profile.gender,
  profile.birthdate || null,
  profile.phoneNumber,
  profile.street,
  profile.streetNumber,
  profile.postalCode,
  profile.city,
  profile.country,
];
