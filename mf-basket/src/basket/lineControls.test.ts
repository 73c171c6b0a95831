import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { MappedType } from '@festival/shared-contracts/product/product';
import { lineControls } from './lineControls.ts';

const controlsOf = (mappedType: MappedType) => lineControls(productFor({ id: mappedType, mappedType }));

test.each(['ticket', 'transportation', 'merchandise', 'extras'] as const)(
  'a line of type %s is counted and removed in the basket',
  (type) => {
    expect(controlsOf(type)).toEqual({ showsQuantity: true, showsRemove: true });
  },
);

test('a membership is one, so it is only removed, and an upgrade or a stay is changed on its own page', () => {
  expect(controlsOf('membership')).toEqual({ showsQuantity: false, showsRemove: true });
  expect(controlsOf('upgrades')).toEqual({ showsQuantity: false, showsRemove: false });
  expect(controlsOf('packages')).toEqual({ showsQuantity: false, showsRemove: false });
});

test('an add-on of a hotel is removed, not counted, whatever its group', () => {
  const addOn = productFor({ id: 'addon_1_2', type: 'traveladdon', mappedType: 'extras' });
  expect(lineControls(addOn)).toEqual({ showsQuantity: false, showsRemove: true });
});
