import type { ageRequirements } from '../shop/shopConfig.ts';

const minimumAge = 18;

/** Whole years between two ISO dates. */
export const ageOn = (dateOfBirth: string, day: string): number => {
  const [birthYear = 0, birthMonth = 0, birthDay = 0] = dateOfBirth.split('-').map(Number);
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const hadBirthday = month > birthMonth || (month === birthMonth && date >= birthDay);
  return year - birthYear - (hadBirthday ? 0 : 1);
};

/** Whether the buyer is old enough by the shop's rule, against the festival's first day or today (ISO dates) [CHK-05]. */
export const meetsAgeRule = (
  rule: (typeof ageRequirements)[number],
  dateOfBirth: string,
  days: { festivalStart: string; today: string },
): boolean => {
  if (rule === 'No') return true;
  return ageOn(dateOfBirth, rule === 'Yes, 18 at event start' ? days.festivalStart : days.today) >= minimumAge;
};
