import type { HarnessState, HarnessWorld } from '@festival/remote-kit/harness/harnessState';
import { productSchema } from '@festival/shared-contracts/product/product';
import { type User, userSchema } from '@festival/shared-contracts/user/user';

const memberOf = (level: number, status: string): User =>
  userSchema.parse({ id: 'harness', profile: { givenName: 'Noor' }, membership: { level, status } });

const withConfig =
  (changed: Partial<HarnessWorld['config']>) =>
  (world: HarnessWorld): HarnessWorld => ({ ...world, config: { ...world.config, ...changed } });

const product = (mappedType: 'membership' | 'upgrades', id: string, name: string, price: number) =>
  productSchema.parse({
    id,
    name,
    type: mappedType === 'membership' ? 'membership' : 'ticket',
    mappedType,
    price,
    priceExcludingServiceCosts: price,
    maxQuantity: mappedType === 'membership' ? 1 : 8,
    meta: {
      image: '/brand/solstrand/art/vip.svg',
      description: name,
      membershipType: id.endsWith('month') ? 'Month' : 'year',
    },
  });

/** The usual shop, with the settings that memberships and upgrades need. */
const withOffers = (world: HarnessWorld): HarnessWorld => ({
  ...world,
  products: [
    ...world.products,
    product('membership', 'membership-year', 'Membership, 1 year', 25),
    product('membership', 'membership-month', 'Membership, 1 month', 3),
    product('upgrades', 'upgrade-camping', 'Weekend + camping', 249),
    product('upgrades', 'upgrade-vip', 'The deck', 349),
  ],
  config: {
    ...world.config,
    upgradableOrder: {
      skipTravel: true,
      skipBus: false,
      upgrades: [
        {
          id: 'weekend',
          name: 'Weekend',
          discount: 16_500,
          upgradeOptions: [
            { id: 'camping', productId: 'upgrade-camping', name: 'Weekend + camping' },
            { id: 'vip', productId: 'upgrade-vip', name: 'The deck' },
          ],
        },
      ],
    },
  },
});

const forMembers = (world: HarnessWorld) =>
  withConfig({ membersale: true, membershipRequired: true, membershipLevel: 2 })(withOffers(world));

const membership = ['membership'] as const;

/** States of a shop's tickets, memberships and upgrades, in addition to those of every remote. */
export const states: readonly HarnessState[] = [
  { name: 'list', modules: ['tickets'], world: lying },
  {
    name: 'dropdown',
    modules: ['tickets', 'ticket'],
    world: withConfig({ useStepper: false }),
    params: { id: 'weekend' },
  },
  {
    name: 'tickets-later',
    modules: ['tickets'],
    world: withConfig({ travelsale: true, ticketOnlyFrom: '2100-03-07T13:00:00+01:00' }),
  },
  { name: 'detail', modules: ['ticket'], params: { id: 'weekend' } },
  { name: 'for-sale', modules: [...membership, 'upgrade'], world: withOffers },
  { name: 'guest', modules: membership, world: forMembers },
  { name: 'no-member', modules: membership, world: forMembers, user: memberOf(0, '') },
  { name: 'ended', modules: membership, world: forMembers, user: memberOf(2, 'expired') },
  { name: 'level-too-low', modules: membership, world: forMembers, user: memberOf(1, 'active') },
  { name: 'member', modules: membership, world: forMembers, user: memberOf(2, 'active') },
  {
    name: 'upgraded',
    modules: ['upgrade'],
    world: (world) => ({ ...withOffers(world), quantities: { 'upgrade-vip': 1 } }),
  },
];

function lying({ config, ...world }: HarnessWorld): HarnessWorld {
  const fields = { ...config.shopSettings.fields, ticketLayout: 'other' as const };
  return { ...world, config: { ...config, shopSettings: { fields } } };
}
