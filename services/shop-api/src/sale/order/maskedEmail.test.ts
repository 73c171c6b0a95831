import { maskedEmail } from './maskedEmail.ts';

test.each([
  ['noor@example.org', 'n•••@e•••.org'],
  ['a@b.co.uk', 'a•••@b•••.uk'],
  ['😀smile@müller.de', '😀•••@m•••.de'],
  ['n@localhost', 'n•••@l•••'],
])('%s is shown as %s [PAY-04]', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
