import type { Account } from './account.ts';

const filled = (claims: Record<string, string>) =>
  Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== ''));

/** The claims of an account, with OpenID Connect's names. Empty values are left out. */
export function accountClaims(account: Account) {
  const address = filled({
    street_address: [account.street, account.streetNumber].filter(Boolean).join(' '),
    postal_code: account.postalCode,
    locality: account.city,
    country: account.country,
    // These claims are not in the standard, whose address has street and number in one line.
    street_name: account.street,
    street_number: account.streetNumber,
  });
  return {
    sub: account.id,
    email: account.email,
    email_verified: account.isVerified,
    ...filled({
      given_name: account.givenName,
      family_name: account.familyName,
      gender: account.gender,
      birthdate: account.birthdate,
      phone_number: account.phoneNumber,
    }),
    ...(Object.keys(address).length > 0 ? { address } : {}),
  };
}
