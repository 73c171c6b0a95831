import { emailAddress, isSameEmail, plainEmail } from './emailAddress.ts';

const messageOf = (typed: string) => emailAddress.safeParse(typed).error?.issues[0]?.message;

test.each([
  ['jan@müller.de', 'jan@xn--mller-kva.de'],
  ['jan@MÜLLER.de', 'jan@xn--mller-kva.de'],
  ['jan@mu\u0308ller.de', 'jan@xn--mller-kva.de'],
  ['jan@xn--mller-kva.de', 'jan@xn--mller-kva.de'],
  ['ivan@пример.рф', 'ivan@xn--e1afmkfd.xn--p1ai'],
  ['jan＠example.com', 'jan@example.com'],
  [' noor@example.org\u00a0', 'noor@example.org'],
  ['\u202anoor@example.org\u202c', 'noor@example.org'],
  ['noor@exam\u00adple.org\u200b', 'noor@example.org'],
  ['Noor@Example.ORG', 'Noor@Example.ORG'],
])('%j is stored as %s in every browser and on the server [CHK-02]', (typed, stored) => {
  expect(emailAddress.safeParse(typed)).toEqual({ success: true, data: stored });
});

test.each([
  'a&b@example.com',
  "o'brien@example.ie",
  'noor+festival@example.org',
  'info/nl@example.nl',
  'x=y!z#1$%{|}~^_`?*@example.com',
  'a.b.c@sub.example.co.uk',
  '123@example.museum',
])('%s can be mailed [CHK-02]', (address) => {
  expect(emailAddress.safeParse(address)).toEqual({ success: true, data: address });
});

test.each(['josé@example.es', 'jürgen@müller.de', 'иван@example.com'])(
  '%s is refused with its own reason: letters before the @ [CHK-02]',
  (typed) => expect(messageOf(typed)).toBe('email_letters'),
);

test.each([
  'noor',
  'noor@',
  '@example.org',
  'noor@example',
  'noor@@example.org',
  'noor..x@example.org',
  '.noor@example.org',
  'noor @example.org',
  'noor@-example.org',
  'noor@exa_mple.org',
  'noor@exämple.org/path',
  'noor@exämple.org:80',
  'noor@user@müller.de/x',
  'noor@1.2.3.4',
  'noor@example.org, mara@example.org',
  '"noor x"@example.org',
  '<noor@example.org>',
])('%j is no address [CHK-02]', (typed) => expect(messageOf(typed)).toBe('email'));

test('an address is at most 254 characters long', () => {
  expect(messageOf(`noor@${'x'.repeat(240)}.example.org`)).toBe('too_long');
});

test('two addresses are the same without regard to capitals, blanks and the spelling of the domain [CHK-02]', () => {
  expect(isSameEmail('Jan@Example.com', ' jan@example.com')).toBe(true);
  expect(isSameEmail('jan@müller.de', 'JAN@xn--mller-kva.de')).toBe(true);
  expect(isSameEmail('jan@example.com', 'jan@example.org')).toBe(false);
});

test('a text that is no address is left as it is', () => {
  expect(plainEmail('982552510')).toBe('982552510');
});
