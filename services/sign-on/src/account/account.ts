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
  /** Whether the owner has verified the address. */
  isVerified: boolean;
};

/** A profile with empty fields. */
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
