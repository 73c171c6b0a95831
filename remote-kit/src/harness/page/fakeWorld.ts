import { shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import { travelPackageSchema } from '@festival/shared-contracts/travel/travelPackage';
import type { HarnessWorld } from '../states/harnessState.ts';
import { fakeProducts } from './fakeProducts.ts';

const config = (slug: string) =>
  shopConfigSchema.parse({
    slug,
    shopToken: 'harness',
    apiNamespace: 'harness',
    apiTravelId: 'harness',
    orderServiceFee: 2.5,
    ossBrand: 'solstrand',
    showCovidTerms: false,
    steps: ['tickets', 'packages', 'transportation', 'merchandise', 'extras'],
    festivalData: { title: 'Harness', dateStart: '2027-07-09', dateEnd: '2027-07-11', place: 'Anywhere' },
  });

const stays = () =>
  [4, 0].map((rating, index) =>
    travelPackageSchema.parse({
      id: `stay-${index}`,
      name: index === 0 ? 'Hotel by the sea' : 'Cabin',
      slug: `stay-${index}`,
      rating,
      startOfStayDate: '2027-07-09',
      endOfStayDate: '2027-07-12',
      images: ['/brand/solstrand/art/hotel-dune.svg'],
      totalPrice: 420 + index,
      state: { soldout: index === 1 },
    }),
  );

/** The usual shop of the harness, with an empty cart. */
export const fakeWorld = (slug: string): HarnessWorld => ({
  config: config(slug),
  products: fakeProducts(),
  stays: stays(),
  quantities: {},
});
