import { configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { userSchema } from '@festival/shared-contracts/user/user';
import { createStore } from 'jotai';
import { hasMembershipAtom, membershipIdsAtom, requiredLevelAtom, standingAtom } from './membershipsAtom.ts';

const storeWith = (config: object = {}, membership: object | null = null) => {
  const store = createStore();
  store.set(primitives.config, configFor(config));
  store.set(primitives.user, membership && userSchema.parse({ id: 'noor', profile: {}, membership }));
  return store;
};

test('the memberships of a shop are its products of that kind, in order [MEM-01]', () => {
  const store = storeWith();
  const membership = { mappedType: 'membership' } as const;
  store.set(primitives.products, [
    productFor({ id: 'year', ...membership }),
    productFor({ id: 'weekend' }),
    productFor({ id: 'month', ...membership }),
  ]);
  expect(store.get(membershipIdsAtom)).toEqual(['year', 'month']);
});

test('a level is required only if the shop needs a membership [MEM-02]', () => {
  const needed = { membershipRequired: true, membershipLevel: 2 };
  expect(storeWith(needed).get(requiredLevelAtom)).toBe(2);
  expect(storeWith({ ...needed, membershipRequired: false }).get(requiredLevelAtom)).toBe(1);
  const empty = createStore();
  expect(empty.get(requiredLevelAtom)).toBe(1);
  expect(storeWith(needed, { level: 1, status: 'active' }).get(standingAtom)).toBe('levelTooLow');
  expect(storeWith({}, { level: 1, status: 'active' }).get(standingAtom)).toBe('member');
});

test('a visitor with an active membership cannot buy another [MEM-01]', () => {
  expect(storeWith({}, { level: 1, status: 'active' }).get(hasMembershipAtom)).toBe(true);
  expect(storeWith({}, { level: 1, status: 'expired' }).get(hasMembershipAtom)).toBe(false);
  expect(storeWith().get(hasMembershipAtom)).toBe(false);
});
