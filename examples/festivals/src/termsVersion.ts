/** The version of the terms of both festivals, which all of their shops share. */
export const termsVersion = '2027-2';
