import { stayPath } from './stayPath.ts';

test('a stay’s page is below the shop, with the number of persons if it is chosen [TRV-02]', () => {
  expect(stayPath({ slug: 'hotel-dune' }, 4)).toBe('travel/hotel-dune?persons=4');
  expect(stayPath({ slug: 'hotel-dune' }, undefined)).toBe('travel/hotel-dune');
  expect(stayPath({ slug: 'a/b?c' }, undefined)).toBe('travel/a%2Fb%3Fc');
});
