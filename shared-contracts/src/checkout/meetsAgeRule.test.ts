import { ageOn, meetsAgeRule } from './meetsAgeRule.ts';

const days = { festivalStart: '2027-07-09', today: '2026-11-20' };

test('age counts whole years, including the birthday', () => {
  expect(ageOn('2009-07-09', '2027-07-09')).toBe(18);
  expect(ageOn('2009-07-10', '2027-07-09')).toBe(17);
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
  expect(ageOn('2009-06-30', '2027-07-09')).toBe(18);
  expect(ageOn('2009-08-01', '2027-07-09')).toBe(17);
});

test('the rule "18 at the start of the event" uses the event’s first day [CHK-05]', () => {
  expect(meetsAgeRule('Yes, 18 at event start', '2009-07-09', days)).toBe(true);
  expect(meetsAgeRule('Yes, 18 at event start', '2009-07-10', days)).toBe(false);
});

test('the rule "currently 18" uses today [CHK-05]', () => {
  expect(meetsAgeRule('Yes, currently 18 years', '2008-11-20', days)).toBe(true);
  expect(meetsAgeRule('Yes, currently 18 years', '2008-11-21', days)).toBe(false);
});

test('without a rule shoppers of every age can buy [CHK-05]', () => {
  expect(meetsAgeRule('No', '2016-01-01', days)).toBe(true);
});
