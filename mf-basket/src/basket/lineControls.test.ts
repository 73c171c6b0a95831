import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { MappedType } from '@festival/shared-contracts/product/product';
import { lineControls } from './lineControls.ts';

const controlsOf = (mappedType: MappedType) => lineControls(productFor({ id: mappedType, mappedType }));

test.each(['ticket', 'transportation', 'merchandise', 'extras', 'comparetransport'] as const)(
  'a line of type %s is counted and removed in the basket [BSK-04]',
  (type) => {
    expect(controlsOf(type)).toEqual({ hideButtons: false, showRemoveButton: true });
  },
);

test.each(['membership', 'upgrades', 'packages'] as const)(
  'a line of type %s is changed on its own page, and removed in the basket [BSK-04]',
  (type) => {
    expect(controlsOf(type)).toEqual({ hideButtons: true, showRemoveButton: true });
  },
);

test.each(['insurance', 'notused'] as const)('%s is not a line that can be changed', (type) => {
  expect(controlsOf(type)).toEqual({ hideButtons: true, showRemoveButton: false });
});

test('an add-on of a hotel is removed, not counted, whatever its group', () => {
  const addOn = productFor({ id: 'addon_1_2', type: 'traveladdon', mappedType: 'extras' });
  expect(lineControls(addOn)).toEqual({ hideButtons: true, showRemoveButton: true });
});
