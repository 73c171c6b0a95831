import type { Wishlist } from '@festival/shared-contracts/wishlist/wishlist';
import { preferencesOf, registrationOf } from './registration.ts';

test('saved answers are shown in the form [WSH-05]', () => {
  const answers = { persons: 4, arrivesBy: 'train', staysOvernight: true } as const;
  expect(registrationOf(preferencesOf(answers) ?? {})).toEqual(answers);
});

test('a missing or unknown answer counts as open, and an open question saves nothing [WSH-05]', () => {
  const unanswered = { persons: 1, arrivesBy: null, staysOvernight: false };
  const none: Wishlist['preferences'] = {};
  for (const preferences of [undefined, none, { persons: 99, arrivesBy: 'rocket', staysOvernight: 'yes' }])
    expect(registrationOf(preferences)).toEqual(unanswered);
  expect(preferencesOf(registrationOf())).toBeNull();
});

test.each([
  [1, 1],
  [10, 10],
  [2.5, 2],
  [0, 1],
  [-3, 1],
  [11, 1],
  ['4', 1],
  [true, 1],
])('%p persons are shown as %i [WSH-05]', (saved, shown) => {
  expect(registrationOf({ persons: saved }).persons).toBe(shown);
});
