import { documentAddresses } from './documentAddresses.ts';
import { exampleOrders } from './exampleOrders.ts';
import { exampleShipping } from './exampleShipping.ts';
import { exampleVouchers } from './exampleVouchers.ts';
import type { FestivalSeed, WireConfig } from './festivalSeed.ts';
import { nachtwoud, nachtwoudConfig } from './nachtwoud/nachtwoud.ts';
import { solstrand, solstrandConfig } from './solstrand/solstrand.ts';
import { withVariants } from './withVariants.ts';

/** Shops in addition to the regular ones, by their names in EXTRA_SHOPS: for tests and for trying out. */
const extraShops: Record<string, (festival: FestivalSeed) => FestivalSeed> = {
  /** Solstrand's stock in a shop that tracks visitors with their consent: a tag manager and a testing script. */
  measured: (festival) =>
    withShop(festival, {
      slug: 'solstrand-meten',
      ...documentAddresses('solstrand-meten'),
      shopToken: 'solstrand-measured',
      tagManagerId: 'GTM-FESTIVAL',
      measuringOrigins: ['https://tags.example.org'],
      shopSettings: {
        fields: { ...solstrandConfig.shopSettings?.fields, vwo: { isEnabled: true, accountId: '1234' } },
      },
    }),
  /** Solstrand's stock with a hold of 20 seconds, to see it expire. */
  'short-hold': (festival) =>
    withShop(festival, {
      slug: 'solstrand-kort',
      ...documentAddresses('solstrand-kort'),
      shopToken: 'solstrand-short-hold',
      holdSeconds: 20,
      holdExtensions: { times: 2, seconds: 20 },
    }),
};

/** Solstrand with one additional, unlisted shop; another festival is unchanged. */
const withShop = (festival: FestivalSeed, changes: Partial<WireConfig>): FestivalSeed =>
  festival.eventId === solstrand.eventId
    ? { ...festival, shops: [...festival.shops, { config: { ...solstrandConfig, ...changes }, listed: false }] }
    : festival;

export const extraShopNames = Object.keys(extraShops);

/**
 * The example data: two brands with a shop for every sale variant, one behind the waiting room at this URL, and the
 * named extra shops.
 */
export function festivals(extra: readonly string[] = [], waitingRoom = ''): FestivalSeed[] {
  const widened = (festival: FestivalSeed) => extra.reduce((seed, name) => extraShops[name]?.(seed) ?? seed, festival);
  return [
    {
      ...withVariants(widened(solstrand), solstrandConfig, { prices: solstrandPrices, waitingRoom }),
      vouchers: exampleVouchers('SOL'),
      shippingMethods: exampleShipping('NL', 'BE', 'DE'),
      earlierOrders: exampleOrders({ slug: 'solstrand', digit: 1 }),
      members: ['noor', 'sam'],
    },
    {
      ...withVariants(widened(nachtwoud), nachtwoudConfig, { prices: nachtwoudPrices, waitingRoom }),
      vouchers: exampleVouchers('NACHT'),
      shippingMethods: exampleShipping('BE', 'NL'),
      earlierOrders: exampleOrders({ slug: 'nachtwoud', digit: 2 }),
      members: ['noor', 'sam'],
    },
  ];
}

const solstrandPrices = {
  brand: 'solstrand',
  ticket: { en: 'Weekend ticket', nl: 'Weekendticket', es: 'Abono' },
  upgrades: {
    camping: { en: 'Weekend + camping', nl: 'Weekend + camping', es: 'Fin de semana + camping' },
    vip: { en: 'The deck', nl: 'Het dek', es: 'La terraza' },
  },
  weekend: 189,
  camping: 249,
  vip: 349,
  serviceCosts: 9,
};
const nachtwoudPrices = {
  brand: 'nachtwoud',
  ticket: { en: 'Both nights', nl: 'Beide nachten', es: 'Las dos noches' },
  upgrades: {
    camping: { en: 'Both nights + tent field', nl: 'Beide nachten + tentveld', es: 'Las dos noches + acampada' },
    vip: { en: 'Canopy', nl: 'Kruinpad', es: 'Entre las copas' },
  },
  weekend: 129,
  camping: 172,
  vip: 229,
  serviceCosts: 7.5,
};
