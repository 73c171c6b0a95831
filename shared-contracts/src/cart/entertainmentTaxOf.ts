/** Cents of Amsterdam's entertainment tax per ticket and festival day [BSK-03]. */
const entertainmentTaxPerDay = 150;

/** Cents of a ticket's `entertainmentFeeAmount` in Amsterdam, for the days that it admits to [BSK-03]. */
export const entertainmentTaxOf = (festivalDays: number): number => entertainmentTaxPerDay * festivalDays;
