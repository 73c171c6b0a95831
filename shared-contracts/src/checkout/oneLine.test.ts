import * as z from 'zod/mini';
import { transportRequestSchema } from '../api/mailCalls.ts';
import { putWishlist } from '../api/memberCalls.ts';
import { ticketNameSchema } from '../order/orderPage.ts';
import { checkoutRequestSchema } from './checkoutRequest.ts';
import { isOneLine } from './oneLine.ts';

const hostile = [
  ...['\0', '\b', '\v', '\f', '\n', '\r', '\u001B', '\u007F', '\u0085', '\u009B'],
  ...['\u2028', '\u2029', '\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069'],
];
const harmless = [
  'Ångström',
  'O’Brien-Łuksza',
  'نور الهدى',
  'שרה',
  'شاهین\u200Cدخت',
  'क्\u200Dष',
  'א\u200Fב',
  '李小龙',
  '👩\u200D🎤',
];

const buyer = {
  gender: 'female',
  firstName: 'Noor',
  lastName: 'de Vries',
  phoneNumber: '+31612345678',
  email: 'noor@example.org',
  dateOfBirth: '2001-02-28',
  address: 'Zeeweg',
  streetNumber: 12,
  postalCode: '2042 AB',
  city: 'Zandvoort',
  country: 'NL',
};
const request = { name: 'Noor', email: 'noor@example.org', departure: 'Gent', persons: 4 };
const wishlist = { year: 2027 };

/** All one-line texts that shoppers type, with a value in them. */
const lines: [string, z.ZodMiniType, (text: string) => object][] = [
  ...['firstName', 'middleName', 'lastName', 'address', 'streetNumberExtension', 'postalCode', 'city', 'state'].map(
    (field): [string, z.ZodMiniType, (text: string) => object] => [
      `${field} of the form`,
      checkoutRequestSchema,
      (text) => ({ ...buyer, [field]: text }),
    ],
  ),
  ['the name on a ticket', ticketNameSchema, (name) => ({ productId: 'weekend', number: 1, name })],
  ['the name of a transport request', transportRequestSchema, (name) => ({ ...request, name })],
  ['the departure of a transport request', transportRequestSchema, (departure) => ({ ...request, departure })],
  ['an answer of a registration', putWishlist.body, (text) => ({ ...wishlist, preferences: { text } })],
];

test.each(lines)(
  '%s accepts every writing system, but no character that hides text or fakes a line break [CHK-02, TRN-04]',
  (_, schema, of) => {
    for (const text of harmless) expect([text, z.safeParse(schema, of(text)).success]).toEqual([text, true]);
    for (const character of hostile) {
      const refused = z.safeParse(schema, of(`No${character}or`));
      expect([character, refused.success]).toEqual([character, false]);
      expect(isOneLine(`No${character}or`)).toBe(false);
    }
  },
);

test('a tab in a pasted name becomes a space, and surrounding spaces are removed [CHK-02]', () => {
  const read = checkoutRequestSchema.parse({ ...buyer, lastName: '\tde\tVries ' });
  expect([read.lastName, isOneLine('de\tVries')]).toEqual(['de Vries', true]);
});

test('a message can have several lines, but no other control characters or changes of direction [TRN-04]', () => {
  const of = (message: string) => transportRequestSchema.safeParse({ ...request, message }).success;
  expect(of('Hello,\r\n\tfour of us.\nNoor')).toBe(true);
  for (const character of hostile.filter((one) => one !== '\n' && one !== '\r'))
    expect([character, of(`a${character}b`)]).toEqual([character, false]);
});
