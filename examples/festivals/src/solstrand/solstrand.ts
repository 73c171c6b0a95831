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

/** The config of three days on the beach; each shop of the festival overrides the fields that differ. */
export const solstrandConfig: WireConfig = {
  slug: 'solstrand',
  shopToken: 'solstrand-regular-sale',
  apiNamespace: 'solstrand-2027',
  apiTravelId: 'solstrand-stays',
  maxTicketAmount: 16,
  soldoutPrice: true,
  steps: ['tickets', 'packages', 'transportation', 'merchandise', 'extras'],
  orderServiceFee: 2.5,
  orderServiceFeeWishlist: 2.5,
  showCovidTerms: false,
  showDetailedServiceFees: true,
  showProgressBar: true,
  ossBrand: 'solstrand',
  traits: { hidesGender: false, shippingCountries: ['NL', 'BE', 'DE'] },
  festivalData: {
    title: 'Solstrand',
    dateStart: '2027-07-09',
    dateEnd: '2027-07-11',
    place: 'Solstrand, near Zandvoort',
    tagline: 'Three days of electronic and indie music, with your feet in the sea.',
    heroImage: artAddress('solstrand', 'hero-festival'),
    timeZone: 'Europe/Amsterdam',
    texts: {
      nl: { place: 'Solstrand, bij Zandvoort', tagline: 'Drie dagen elektronica en indie, met je voeten in zee.' },
      es: {
        place: 'Solstrand, cerca de Zandvoort',
        tagline: 'Tres días de electrónica e indie, con los pies en el mar.',
      },
    },
  },
  shopTheme: { backgrounds: backgrounds('solstrand') },
  shopSettings: {
    fields: {
      ageRequirements: 'Yes, 18 at event start',
      ageRequirementsError: 'You must be 18 when Solstrand begins.',
      texts: {
        nl: { ageRequirementsError: 'Je moet 18 zijn als Solstrand begint.' },
        es: { ageRequirementsError: 'Debes tener 18 años cuando empiece Solstrand.' },
      },
      cardsPerRow: 3,
    },
  },
  termsVersion,
  ...documentAddresses('solstrand'),
  sellerName: 'Solstrand Festival B.V.',
  takesTransportRequests: true,
  asksTicketNames: true,
  defaultLanguage: 'nl',
  holdSeconds: 900,
  holdExtensions: { times: 10, seconds: 120 },
};

export const solstrand: FestivalSeed = {
  eventId: 'solstrand-2027',
  name: 'Solstrand 2027',
  position: 1,
  shops: [{ config: solstrandConfig, listed: true }],
  products: [
    ...tickets,
    ...buses,
    ...merchandise,
    ...extras,
    productSeed.refundProtection(6.5, { name: 'Duinzeker', site: 'https://duinzeker.example' }),
  ],
  travelId: 'solstrand-stays',
  travelSettings: {
    persons: { min: 1, max: 50 },
    categories: [
      { id: 'Hotel', name: 'Hotel', texts: { nl: { name: 'Hotel' }, es: { name: 'Hotel' } } },
      { id: 'Lodge', name: 'Lodge', texts: { nl: { name: 'Huisje' }, es: { name: 'Cabaña' } } },
      { id: 'Glamping', name: 'Glamping', texts: { nl: { name: 'Glamping' }, es: { name: 'Glamping' } } },
    ],
    ratings: [3, 4],
    dates: ['2027-07-08'],
  },
  stays: stays,
  stayExtras: stayExtras({
    brand: 'solstrand',
    breakfast: 58,
    parking: 60,
    transfer: 17.5,
    transferImage: 'bus-amsterdam',
  }),
};
