import { longestTermsVersion, termsVersionOf } from './termsVersionOf.ts';

test('the version of the terms is the shop’s own, otherwise their address, otherwise 1 [BSK-05]', () => {
  expect(termsVersionOf({ termsVersion: '2027-01', termsUrl: 'https://zomer.example/terms' })).toBe('2027-01');
  expect(termsVersionOf({ termsVersion: '', termsUrl: 'https://zomer.example/terms' })).toBe(
    'https://zomer.example/terms',
  );
  expect(termsVersionOf({ termsVersion: '', termsUrl: '' })).toBe('1');
});

test('no version is longer than a request accepts', () => {
  expect(termsVersionOf({ termsVersion: 'x'.repeat(9000), termsUrl: '' })).toHaveLength(longestTermsVersion);
});
