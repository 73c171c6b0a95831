import { travelPackageSchema } from '@festival/shared-contracts/travel/travelPackage';
import { packageInLanguage } from './packageInLanguage.ts';

const cabin = travelPackageSchema.parse({
  id: 'cabin',
  name: 'Strandhuisje',
  slug: 'cabin',
  startOfStayDate: '2027-07-08',
  endOfStayDate: '2027-07-12',
  totalPrice: 640,
  texts: { en: { name: 'Beach cabin' } },
});

test('a package has its name in the page’s language, otherwise its original name', () => {
  expect(packageInLanguage(cabin, 'en')).toEqual({ ...cabin, name: 'Beach cabin' });
  expect(packageInLanguage(cabin, 'es')).toEqual(cabin);
});
