/** Of the terms of both festivals; all of their shops sell on the same ones. */
export const termsVersion = '2027-1';
