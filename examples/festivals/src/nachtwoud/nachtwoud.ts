import { artAddress } from '../artAddress.ts';
import { backgrounds } from '../backgrounds.ts';
import { documentAddresses } from '../documentAddresses.ts';
import type { FestivalSeed, WireConfig } from '../festivalSeed.ts';
import { productSeed } from '../productSeed.ts';
import { stayExtras } from '../stayExtras.ts';
import { termsVersion } from '../termsVersion.ts';
import { buses } from './buses.ts';
import { extras } from './extras.ts';
import { merchandise } from './merchandise.ts';
import { stays } from './stays.ts';
import { tickets } from './tickets.ts';

/**
 * Two nights in the forest. The brand does not ask for gender, has its own sign-on brand, and ships to fewer countries
 * [BRD-02].
 */
export const nachtwoudConfig: WireConfig = {
  slug: 'nachtwoud',
  shopToken: 'nachtwoud-regular-sale',
  apiNamespace: 'nachtwoud-2027',
  apiTravelId: 'nachtwoud-stays',
  maxTicketAmount: 12,
  soldoutPrice: false,
  steps: ['tickets', 'packages', 'transportation', 'merchandise', 'extras'],
  orderServiceFee: 3,
  orderServiceFeeWishlist: 3,
  showCovidTerms: false,
  showDetailedServiceFees: false,
  showProgressBar: true,
  ossBrand: 'nachtwoud',
  traits: { hidesGender: true, fixedSsoBrand: 'nachtwoud', shippingCountries: ['BE', 'NL'] },
  festivalData: {
    title: 'Nachtwoud',
    dateStart: '2027-10-08',
    dateEnd: '2027-10-10',
    place: 'Nachtwoud, near Genk',
    tagline: 'Two nights of techno and light in a Belgian wood.',
    heroImage: artAddress('nachtwoud', 'hero-festival'),
    timeZone: 'Europe/Brussels',
    texts: {
      nl: { place: 'Nachtwoud, bij Genk', tagline: 'Twee nachten techno en licht in een Belgisch woud.' },
      es: { place: 'Nachtwoud, cerca de Genk', tagline: 'Dos noches de techno y luz en un bosque belga.' },
    },
  },
  shopTheme: { backgrounds: backgrounds('nachtwoud') },
  shopSettings: {
    fields: {
      ageRequirements: 'Yes, 18 at event start',
      ageRequirementsError: 'You must be 18 when Nachtwoud begins.',
      texts: {
        nl: { ageRequirementsError: 'Je moet 18 zijn als Nachtwoud begint.' },
        es: { ageRequirementsError: 'Debes tener 18 años cuando empiece Nachtwoud.' },
      },
      cardsPerRow: 3,
    },
  },
  termsVersion,
  ...documentAddresses('nachtwoud'),
  sellerName: 'Nachtwoud Events BV',
  takesTransportRequests: true,
  defaultLanguage: 'nl',
  holdSeconds: 900,
};

export const nachtwoud: FestivalSeed = {
  eventId: 'nachtwoud-2027',
  name: 'Nachtwoud 2027',
  position: 2,
  shops: [{ config: nachtwoudConfig, listed: true }],
  products: [
    ...tickets,
    ...buses,
    ...merchandise,
    ...extras,
    productSeed.refundProtection(7, { name: 'Boswacht', site: 'https://boswacht.example' }),
  ],
  travelId: 'nachtwoud-stays',
  travelSettings: {
    persons: { min: 1, max: 50 },
    categories: [
      { id: 'Lodge', name: 'Lodge', texts: { nl: { name: 'Huisje' }, es: { name: 'Cabaña' } } },
      { id: 'Glamping', name: 'Glamping', texts: { nl: { name: 'Glamping' }, es: { name: 'Glamping' } } },
      { id: 'Hotel', name: 'Hotel', texts: { nl: { name: 'Hotel' }, es: { name: 'Hotel' } } },
    ],
    ratings: [3, 4],
    dates: ['2027-10-08'],
  },
  stays: stays,
  stayExtras: stayExtras({
    brand: 'nachtwoud',
    breakfast: 32,
    parking: 40,
    transfer: 14,
    transferImage: 'bus-brussels',
  }),
};
