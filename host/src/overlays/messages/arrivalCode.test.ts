import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { userSchema } from '@festival/shared-contracts/user/user';
import { arrivalCode } from './arrivalCode.ts';

const now = Date.parse('2027-06-01T10:00:00Z');
const codeIn = (
  values: Partial<ShopConfig>,
  isFirstVisit = true,
  user: object | null = null,
  holdsSomething = false,
) => {
  const config = configFor(values);
  return arrivalCode({
    capabilities: capabilitiesOf(config),
    config,
    now,
    isFirstVisit,
    holdsSomething,
    user: user && userSchema.parse({ id: 'noor', profile: {}, ...user }),
  });
};

test('an open shop has no message on arrival', () => {
  expect(codeIn({})).toBeNull();
});

test('a closed shop shows 4000, even if other rules apply [ERR-03, ERR-06]', () => {
  expect(codeIn({ closed: true })).toBe(4000);
  expect(codeIn({ closed: true, travelsale: true, membersale: true }, false)).toBe(4000);
});

test('a closed shop shows no message to a visitor whose cart has contents, because the cart can still be ordered', () => {
  expect(codeIn({ closed: true }, false, null, true)).toBeNull();
});

test('a registration shows 3002 after its end [ERR-06]', () => {
  expect(codeIn({ preregistration: true, registrationEndsAt: '2027-06-01T12:00:00+02:00' })).toBe(3002);
  expect(codeIn({ preregistration: true, registrationEndsAt: '2027-06-01T12:00:01+02:00' })).toBeNull();
  expect(codeIn({ preregistration: true })).toBeNull();
  expect(codeIn({ registrationEndsAt: '2027-06-01T12:00:00+02:00' })).toBeNull();
});

test('a travel sale for members shows 7000 at the first visit only [ERR-03, ERR-06]', () => {
  expect(codeIn({ travelsale: true, membersale: true })).toBe(7000);
  expect(codeIn({ travelsale: true, membershipRequired: true })).toBe(7000);
  expect(codeIn({ travelsale: true, membersale: true }, false)).toBeNull();
  expect(codeIn({ travelsale: true })).toBeNull();
  expect(codeIn({ membersale: true })).toBeNull();
});

const forMembersFirst = {
  saleStarts: [
    { membershipLevel: 2, from: '2027-06-01T11:00:00+02:00' },
    { membershipLevel: 0, from: '2027-06-08T11:00:00+02:00' },
  ],
};

test('an account whose sale has not begun gets a message; a guest, and an account whose sale has begun, get none [ERR-03, ERR-06]', () => {
  const codeOf = (user: object | null) => codeIn(forMembersFirst, true, user);
  expect(codeOf({ membership: { level: 1, status: 'active' } })).toBe(3003);
  expect(codeOf({ membership: { level: 2, status: 'expired' } })).toBe(3003);
  expect(codeOf({ membership: { level: 2, status: 'active' } })).toBeNull();
  expect(codeOf(null)).toBeNull();
});

test('a sale for registered visitors shows a message only to an account without a registration [ERR-03, ERR-06]', () => {
  const codeOf = (user: object | null) => codeIn({ registeredOnly: true }, true, user);
  expect(codeOf({})).toBe(3000);
  expect(codeOf({ preregistration: { registeredAt: '2027-02-01T10:00:00Z' } })).toBeNull();
  expect(codeOf(null)).toBeNull();
});
