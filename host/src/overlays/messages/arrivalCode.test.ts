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

test('a shop that is open calls for no message', () => {
  expect(codeIn({})).toBeNull();
});

test('a closed shop calls for 4000, whatever else it is [ERR-03, ERR-06]', () => {
  expect(codeIn({ closed: true })).toBe(4000);
  expect(codeIn({ closed: true, travelsale: true, membersale: true }, false)).toBe(4000);
});

test('a closed shop says nothing to who still has something in the cart, and can order it', () => {
  expect(codeIn({ closed: true }, false, null, true)).toBeNull();
});

test('a registration calls for 3002 from its end on [ERR-06]', () => {
  expect(codeIn({ preregistration: true, registrationEndsAt: '2027-06-01T12:00:00+02:00' })).toBe(3002);
  expect(codeIn({ preregistration: true, registrationEndsAt: '2027-06-01T12:00:01+02:00' })).toBeNull();
  expect(codeIn({ preregistration: true })).toBeNull();
  expect(codeIn({ registrationEndsAt: '2027-06-01T12:00:00+02:00' })).toBeNull();
});

test('a travel sale for members calls for 7000 at the first visit only [ERR-03, ERR-06]', () => {
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

test('an account whose sale has not begun is told so, one whose sale has begun and a guest are not [ERR-03, ERR-06]', () => {
  const codeOf = (user: object | null) => codeIn(forMembersFirst, true, user);
  expect(codeOf({ membership: { level: 1, status: 'active' } })).toBe(3003);
  expect(codeOf({ membership: { level: 2, status: 'expired' } })).toBe(3003);
  expect(codeOf({ membership: { level: 2, status: 'active' } })).toBeNull();
  expect(codeOf(null)).toBeNull();
});

test('a sale for the registered tells an account without a registration, and no other [ERR-03, ERR-06]', () => {
  const codeOf = (user: object | null) => codeIn({ registeredOnly: true }, true, user);
  expect(codeOf({})).toBe(3000);
  expect(codeOf({ preregistration: { registeredAt: '2027-02-01T10:00:00Z' } })).toBeNull();
  expect(codeOf(null)).toBeNull();
});
