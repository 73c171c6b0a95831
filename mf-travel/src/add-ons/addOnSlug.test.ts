import { addOnSlug } from './addOnSlug.ts';

test('a slug drops characters other than letters and digits, replaces spaces with hyphens, and is lower case [ADD-01]', () => {
  expect(addOnSlug('Beach Hotel 4-Persons')).toBe('beach-hotel-4persons');
  expect(addOnSlug('  Hôtel du Bois (****) & Spa ')).toBe('hotel-du-bois-spa');
});
