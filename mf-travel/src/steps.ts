import type { StepDeclaration } from '@festival/shared-contracts/step/stepDeclaration';
import en from './locales/steps/en.json' with { type: 'json' };
import es from './locales/steps/es.json' with { type: 'json' };
import nl from './locales/steps/nl.json' with { type: 'json' };

/** The common fields of the two lists of stays: a shop's flow contains one of them. */
const list = {
  module: 'packages',
  isInEveryShop: true,
  sells: ['packages'],
  query: ['persons', 'category', 'rating', 'date'],
  read: '/travel/:apiTravelId/en/packages',
  hero: 'travel',
  traits: ['returnsToDetail'],
  // An order that has its stay drops the list, under each of its names [RTE-06].
  flowCapability: 'offersTravel',
  texts: { nl: nl.stay, en: en.stay, es: es.stay },
} satisfies Partial<StepDeclaration>;

/** The steps of this remote, as the shell shows them [TRV-01, ADD-01]. */
export const steps: readonly StepDeclaration[] = [
  { ...list, name: 'packages', tileLinks: ['Packages'] },
  {
    ...list,
    name: 'travel',
    tileLinks: ['Travel'],
    addresses: [{ path: ':detail', module: 'stay', query: ['persons'] }],
  },
  {
    name: 'traveladdon',
    module: 'addOns',
    isInEveryShop: true,
    // Add-ons are not products of the shop: they come with the looked-up order [ADD-01].
    sells: [],
    capability: 'looksUpOrder',
    hero: 'travel',
    addresses: [{ path: ':detail' }],
    texts: { nl: nl.traveladdon, en: en.traveladdon, es: es.traveladdon },
  },
];
