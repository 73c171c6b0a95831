import type { Account } from './accounts.ts';

const filled = (claims: Record<string, string>) =>
  Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== ''));

/** What a token may say of an account, in OpenID Connect's names; what is not known is left out. */
export function accountLimitUsages(account: Account) {
  const address = filled({
    street_address: [account.street, account.streetNumber].filter(Boolean).join(' '),
    postal_code: account.postalCode,
    locality: account.city,
    country: account.country,
    // Ours: what the standard has as one line.
    street_name: account.street,
    street_number: account.streetNumber,
  });
  return {
    sub: account.id,
    email: account.email,
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
