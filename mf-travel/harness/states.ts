import type { HarnessState, HarnessWorld } from '@festival/remote-kit/harness/harnessState';
import type { RemoteStates } from '@festival/remote-kit/harness/remoteStates';
import {
  type LookUpState,
  type OrderLookup,
  orderLookupSchema,
} from '@festival/shared-contracts/order-lookup/orderLookup';
import { addOnProductsOf } from '@festival/shared-contracts/travel/addOn';

const stay = ['stay'] as const;
const addOns = ['addOns'] as const;
const params = { detail: 'stay-0' };

const pictures = ['hotel-dune', 'cabin', 'glamping'].map((name) => `/brand/solstrand/art/${name}.svg`);

const withStays =
  (change: (stay: HarnessWorld['stays'][number]) => HarnessWorld['stays'][number]) =>
  (world: HarnessWorld): HarnessWorld => ({ ...world, stays: world.stays.map(change) });

const extra = (extraId: string, title: string, priceInCents: number, stock: number | null) => ({
  extraId,
  content: { title, description: `${title}, for the whole stay.` },
  type: { options: [{ id: extraId, title, priceInCents }] },
  stock,
});

const found: OrderLookup = orderLookupSchema.parse({
  original_orders: [{ reference: '123456789', purchases: [{ id: 'stay-0', title: 'Travel: Hotel by the sea' }] }],
  upsell: {
    hospitality: {
      add_on_available: true,
      add_on: [
        {
          reference: '123456789',
          cart: { id: 'hotel-cart', package: { name: 'Hotel by the sea' } },
          extras: [extra('breakfast', 'Breakfast', 4_500, null), extra('towels', 'Towels', 1_200, 0)],
        },
      ],
    },
  },
});

const looked = (name: string, lookUpState: LookUpState, orderLookup: OrderLookup | null = null): HarnessState => ({
  name,
  modules: addOns,
  page: { lookUpState, orderLookup, addOnProducts: addOnProductsOf(orderLookup?.upsell.hospitality.add_on ?? []) },
});

/** The content of the modules that do not show products. */
export const shows: RemoteStates['shows'] = { addOns: 'neither' };

/** States of stays and of add-ons for earlier orders, in addition to those of every remote. */
export const states: readonly HarnessState[] = [
  { name: 'detail', modules: stay, params },
  {
    name: 'gallery',
    modules: stay,
    params,
    world: withStays((one) => ({
      ...one,
      images: pictures,
      description: 'Behind the first dune, ten minutes on foot from the gate.',
      whereabouts: 'Three kilometres from the station; the shuttle stops at the door.',
    })),
  },
  {
    name: 'detail-sold-out',
    modules: stay,
    params,
    world: withStays((one) => ({ ...one, state: { soldout: true } })),
  },
  { name: 'unknown', modules: stay, params: { detail: 'nothing' } },
  { name: 'no-pictures', modules: ['packages'], world: withStays((one) => ({ ...one, images: [] })) },
  { name: 'filtered', modules: ['packages'], params: { persons: '4', rating: '4' } },
  looked('none-found', 'no-order'),
  looked('running', 'running'),
  looked('failed', 'failed'),
  looked('found', 'success', found),
];
