import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import { offeredExtras } from './offeredExtras.ts';

const locker = productFor({ id: 'locker', mappedType: 'extras' });
const shower = productFor({ id: 'shower', mappedType: 'extras', stock: 0 });

test('sold-out extras are not offered, unless they are in the cart [EXT-01]', () => {
  expect(offeredExtras([locker, shower, productFor({ id: 'weekend' })], {})).toEqual([locker]);
  expect(offeredExtras([locker, shower], { shower: 1 })).toEqual([locker, shower]);
});

test('an add-on of an earlier stay is not an extra of the shop, even in the cart [ADD-01]', () => {
  const towels = productFor({ id: 'addon_100000001_towels', mappedType: 'extras', type: 'traveladdon' });
  expect(offeredExtras([towels], { [towels.id]: 1 })).toEqual([]);
});
