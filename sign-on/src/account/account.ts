/** The fields of an account that a person can change; empty if unknown. */
export type Profile = {
  givenName: string;
  familyName: string;
  gender: string;
  /** ISO date, or empty. */
  birthdate: string;
  phoneNumber: string;
  street: string;
  streetNumber: string;
  postalCode: string;
  city: string;
  /** Two letters, upper case, or empty. */
  country: string;
};

export type Account = Profile & {
  id: string;
  email: string;
  /** Whether its owner has proved to get mail at the address. */
  isVerified: boolean;
};

/** A profile in which everything is unknown. */
export const emptyProfile: Profile = {
  givenName: '',
  familyName: '',
  gender: '',
  birthdate: '',
  phoneNumber: '',
  street: '',
  streetNumber: '',
  postalCode: '',
  city: '',
  country: '',
};
