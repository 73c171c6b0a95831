import { missingChecks } from './missingChecks.ts';

const settled = { isTermsAccepted: true, isRefundChoiceOpen: false, isCountryOpen: false };

test('nothing is missing once all is settled', () => {
  expect(missingChecks(settled)).toEqual([]);
});

test.each([
  ['form_terms_not_accepted', { isTermsAccepted: false }],
  ['form_no_insurance_choice', { isRefundChoiceOpen: true }],
  ['form_no_country_selected', { isCountryOpen: true }],
] as const)('%s is named alone when it alone is open [INS-01]', (check, open) => {
  expect(missingChecks({ ...settled, ...open })).toEqual([check]);
});

test('all that is open is named, in the order of the screen', () => {
  expect(missingChecks({ isTermsAccepted: false, isRefundChoiceOpen: true, isCountryOpen: true })).toEqual([
    'form_no_country_selected',
    'form_no_insurance_choice',
    'form_terms_not_accepted',
  ]);
});
