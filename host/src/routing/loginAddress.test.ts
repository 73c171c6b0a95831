import { loginAddress, placeAfterLogin } from './loginAddress.ts';

test('the sign-in page returns to the visitor’s former page, with query and hash [RTE-04]', () => {
  const path = '/zomer/tickets?utm_source=mail&a=1#cf';
  expect(loginAddress(path)).toBe('/login?returnTo=%2Fzomer%2Ftickets%3Futm_source%3Dmail%26a%3D1%23cf');
  expect(placeAfterLogin(loginAddress(path))).toBe(path);
  expect(placeAfterLogin(path)).toBe(path);
});

test('the sign-in page never returns to another site', () => {
  for (const given of ['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example', '']) {
    expect([given, placeAfterLogin(loginAddress(given))]).toEqual([given, '/']);
  }
  expect(placeAfterLogin('/login')).toBe('/');
});

test('an address that is too long as a return address loses only its query', () => {
  expect(placeAfterLogin(`/zomer/tickets?a=${'x'.repeat(2000)}#cf`)).toBe('/zomer/tickets#cf');
});
