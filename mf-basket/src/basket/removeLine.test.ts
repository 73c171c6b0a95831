import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { ModalAnswer } from '@festival/shared-contracts/commands/overlayCommands';
import { success } from '@festival/shared-contracts/errors/result';
import { removeLine } from './removeLine.ts';

const stay = { packageId: 'beach', roomId: 'room-2', persons: 2 };

const remove = async (
  product: ReturnType<typeof productFor>,
  answer: ModalAnswer = 'confirm',
  chosen: typeof stay | null = stay,
) => {
  const calls: unknown[][] = [];
  const record =
    (name: string) =>
    async (...given: unknown[]) => {
      calls.push([name, ...given]);
      return success(undefined);
    };
  await removeLine(product, {
    stay: chosen,
    commands: {
      cart: { setQuantity: record('setQuantity') },
      travel: { removeStay: record('removeStay'), setAddOn: record('setAddOn'), setExtra: record('setExtra') },
      overlay: {
        openModal: async (...given) => {
          calls.push(['openModal', ...given]);
          return answer;
        },
      },
    },
  });
  return calls;
};

const asked = (name: string) => ['openModal', 6001, { values: { name } }];

test.each([
  ['a ticket', productFor({ id: 'weekend' }), ['setQuantity', 'weekend', 0]],
  ['an upgrade', productFor({ id: 'vip', mappedType: 'upgrades' }), ['setQuantity', 'vip', 0]],
  ['what goes with the stay', productFor({ id: 'bike', mappedType: 'packages' }), ['setExtra', 'bike', 0]],
  [
    'an add-on of an earlier order',
    productFor({ id: 'addon_123456789_late_checkout', mappedType: 'extras', type: 'traveladdon' }),
    ['setAddOn', { reference: '123456789', extraId: 'late_checkout', quantity: 0 }],
  ],
])(
  'removing %s asks first and names it, and then removes it by the matching command [BSK-04]',
  async (_, product, removed) => {
    expect(await remove(product)).toEqual([asked(product.id), removed]);
    expect(await remove(product, 'cancel')).toEqual([asked(product.id)]);
  },
);

test('removing a stay opens only its own warning [BSK-04]', async () => {
  expect(await remove(productFor({ id: 'room-2', mappedType: 'packages' }))).toEqual([['removeStay']]);
});

test('a room left by an interrupted change is removed as a stay, and an extra as an extra [TRV-05]', async () => {
  const hotel = productFor({ id: 'room-3', type: 'hotel', mappedType: 'packages' });
  expect(await remove(hotel, 'confirm', null)).toEqual([['removeStay']]);
  const bike = productFor({ id: 'bike', type: 'travel', mappedType: 'packages' });
  expect(await remove(bike, 'confirm', null)).toEqual([asked('bike'), ['setExtra', 'bike', 0]]);
});
