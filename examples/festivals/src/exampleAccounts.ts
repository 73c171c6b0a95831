/** An account of the example data. Its id is the `sub` of sign-on, the same in every shop of both brands. */
type ExampleAccount = {
  id: string;
  email: string;
  givenName: string;
  familyName: string;
  gender: 'male' | 'female' | 'other';
  /** ISO date. */
  birthdate: string;
  phoneNumber: string;
  address: { street: string; streetNumber: string; postalCode: string; city: string; country: string };
  membership: { level: number; status: '' | 'active' | 'expired' };
};

const home = (street: string, streetNumber: string, postalCode: string, city: string, country = 'NL') => ({
  street,
  streetNumber,
  postalCode,
  city,
  country,
});

/**
 * Accounts that can sign in: a member with orders, a member of the first level, a buyer without membership, a newcomer,
 * and the release manager of both brands [BRD-05].
 */
export const exampleAccounts: readonly ExampleAccount[] = [
  {
    id: 'noor',
    email: 'noor@example.com',
    givenName: 'Noor',
    familyName: 'de Wit',
    gender: 'female',
    birthdate: '1995-03-14',
    phoneNumber: '+31612345678',
    address: home('Zeeweg', '12', '2042 AB', 'Zandvoort'),
    membership: { level: 2, status: 'active' },
  },
  {
    id: 'sam',
    email: 'sam@example.com',
    givenName: 'Sam',
    familyName: 'Okafor',
    gender: 'male',
    birthdate: '1990-11-02',
    phoneNumber: '+32470123456',
    address: home('Bondgenotenlaan', '80', '3600', 'Genk', 'BE'),
    membership: { level: 1, status: 'active' },
  },
  {
    id: 'lotte',
    email: 'lotte@example.com',
    givenName: 'Lotte',
    familyName: 'Jansen',
    gender: 'female',
    birthdate: '2000-06-21',
    phoneNumber: '+31687654321',
    address: home('Oudegracht', '204', '3511 NR', 'Utrecht'),
    membership: { level: 0, status: '' },
  },
  {
    id: 'finn',
    email: 'finn@example.com',
    givenName: 'Finn',
    familyName: 'Bakker',
    gender: 'other',
    birthdate: '1998-01-30',
    phoneNumber: '+31611223344',
    address: home('Coolsingel', '40', '3011 AD', 'Rotterdam'),
    membership: { level: 0, status: '' },
  },
  {
    id: 'grace',
    email: 'grace@example.com',
    givenName: 'Grace',
    familyName: 'Hopper',
    gender: 'female',
    birthdate: '1976-12-09',
    phoneNumber: '+31633445566',
    address: home('Blaak', '31', '3011 GA', 'Rotterdam'),
    membership: { level: 0, status: '' },
  },
];
