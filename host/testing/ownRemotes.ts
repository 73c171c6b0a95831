import type { Places } from '@festival/shared-contracts/step/places';
import type { StepDeclaration } from '@festival/shared-contracts/step/stepDeclaration';

type Words = StepDeclaration['texts']['nl'];

const wordsOf = (name: string, more: readonly ('start' | 'wishlist')[]): Words => ({
  name,
  title: `${name} title`,
  sentence: `${name} sentence`,
  tile: `${name} tile`,
  ...Object.fromEntries(more.map((field) => [field, `${name} ${field}`])),
});

/** The texts of a step: its name in each language. The other texts say what they are, so that no team's words are repeated here. */
const textsOf = (nl: string, en: string, es: string, more: readonly ('start' | 'wishlist')[] = []) => ({
  nl: wordsOf(nl, more),
  en: wordsOf(en, more),
  es: wordsOf(es, more),
});

/**
 * The declarations of six remotes, in the form of their manifests. They are a separate sample, so that a team that
 * changes its steps does not have to change tests of the shell.
 */
export const ownRemotes: Record<string, { steps?: readonly StepDeclaration[]; places?: Places }> = {
  mf_basket: {
    places: {
      basket: 'basket',
      upsell: 'upsell',
      fillCart: 'wishlist',
      previousOrders: 'previousOrders',
      register: 'register',
    },
  },
  mf_checkout: {
    places: {
      form: 'form',
      payment: 'payment',
      paymentStatus: 'paymentStatus',
      order: 'order',
    },
  },
  mf_merch: {
    steps: [
      {
        name: 'merchandise',
        module: 'merchandise',
        isInEveryShop: true,
        sells: ['merchandise'],
        tileLinks: ['Merchandise'],
        hero: 'merchandise',
        traits: ['isFallbackAfterUpsell'],
        texts: textsOf('Merchandise', 'Merchandise', 'Merchandising'),
      },
      {
        name: 'extras',
        module: 'extras',
        isInEveryShop: true,
        sells: ['extras'],
        tileLinks: ['Extras'],
        hero: 'extras',
        addresses: [
          {
            path: ':id',
            module: 'extra',
            guards: ['productOffered'],
          },
        ],
        texts: textsOf('Extra’s', 'Extras', 'Extras'),
      },
    ],
  },
  mf_tickets: {
    steps: [
      {
        name: 'tickets',
        module: 'tickets',
        isInEveryShop: true,
        sells: ['ticket'],
        tileLinks: ['Tickets'],
        isRequired: true,
        hero: 'tickets',
        traits: ['hasUpsell'],
        addresses: [
          {
            path: ':id',
            module: 'ticket',
            guards: ['productOffered'],
          },
        ],
        texts: textsOf('Tickets', 'Tickets', 'Entradas', ['start', 'wishlist']),
      },
      {
        name: 'membership',
        module: 'membership',
        isInEveryShop: true,
        sells: ['membership'],
        hero: 'membership',
        texts: textsOf('Lidmaatschap', 'Membership', 'Membresía'),
      },
      {
        name: 'upgrade',
        module: 'upgrade',
        isInEveryShop: true,
        sells: ['upgrades'],
        isRequired: true,
        capability: 'appliesUpgrade',
        traits: ['needsChoice'],
        texts: textsOf('Upgrade', 'Upgrade', 'Mejora'),
      },
    ],
  },
  mf_transport: {
    steps: [
      {
        name: 'transportation',
        formerNames: ['transport'],
        module: 'transportation',
        isInEveryShop: true,
        sells: ['transportation'],
        tileLinks: ['Transport'],
        hero: 'transportation',
        flowCapability: 'offersTransport',
        addresses: [
          {
            path: 'eu',
            given: {
              region: 'eu',
            },
          },
          {
            path: 'nl',
            given: {
              region: 'nl',
            },
          },
        ],
        texts: textsOf('Bus', 'Bus', 'Autobús'),
      },
      {
        name: 'comparetransport',
        module: 'compareTransport',
        isInEveryShop: true,
        sells: ['comparetransport'],
        hero: 'transportation',
        addresses: [
          {
            path: 'detail',
            module: 'compareTable',
          },
          {
            path: 'eu',
            given: {
              region: 'eu',
            },
          },
          {
            path: 'nl',
            given: {
              region: 'nl',
            },
          },
        ],
        texts: textsOf('Vervoer vergelijken', 'Compare transport', 'Comparar transporte'),
      },
    ],
  },
  mf_travel: {
    steps: [
      {
        module: 'packages',
        isInEveryShop: true,
        sells: ['packages'],
        query: ['persons', 'category', 'rating', 'date'],
        read: '/travel/:apiTravelId/en/packages',
        hero: 'travel',
        traits: ['returnsToDetail'],
        texts: textsOf('Reis en verblijf', 'Travel and stay', 'Viaje y estancia'),
        name: 'packages',
        tileLinks: ['Packages'],
      },
      {
        module: 'packages',
        isInEveryShop: true,
        sells: ['packages'],
        query: ['persons', 'category', 'rating', 'date'],
        read: '/travel/:apiTravelId/en/packages',
        hero: 'travel',
        traits: ['returnsToDetail'],
        texts: textsOf('Reis en verblijf', 'Travel and stay', 'Viaje y estancia'),
        name: 'travel',
        tileLinks: ['Travel'],
        flowCapability: 'offersTravel',
        addresses: [
          {
            path: ':detail',
            module: 'stay',
            query: ['persons'],
          },
        ],
      },
      {
        name: 'traveladdon',
        module: 'addOns',
        isInEveryShop: true,
        sells: [],
        capability: 'looksUpOrder',
        hero: 'travel',
        addresses: [
          {
            path: ':detail',
          },
        ],
        texts: textsOf('Hotelextra’s', 'Hotel extras', 'Extras del hotel'),
      },
    ],
  },
};
