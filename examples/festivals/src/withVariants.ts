import { artAddress } from './artAddress.ts';
import { documentAddresses } from './documentAddresses.ts';
import type { FestivalSeed, ProductSeed, ShopSeed, WireConfig } from './festivalSeed.ts';
import { type VariantPrices, variantProducts } from './variantProducts.ts';
import { withHours } from './withHours.ts';

const idsOf = (products: readonly ProductSeed[]) => products.map(({ product }) => product.id);
const ofKind = (products: readonly ProductSeed[], ...kinds: string[]) =>
  products.filter(({ product }) => kinds.includes(product.mappedType));

interface VariantOptions {
  prices: VariantPrices;
  /** The URL of a waiting room; empty for none. */
  waitingRoom: string;
}

/**
 * Adds a shop for every sale variant to a festival; all use the same stock, and none is on the index page [BRD-05]. Products of these shops are not
 * sold in the festival's regular shops, except the ticket that comes with a stay.
 */
export function withVariants(
  festival: FestivalSeed,
  base: WireConfig,
  { prices, waitingRoom }: VariantOptions,
): FestivalSeed {
  const { products } = festival;
  const own = variantProducts(prices);
  const protection = ofKind(products, 'insurance');
  const beside = ofKind(products, 'transportation', 'merchandise', 'extras');
  const tickets = ofKind(products, 'ticket');
  const regular = [...products, ...own.travelTicket];
  const shop = (name: string, config: Partial<WireConfig>, sold: ProductSeed[]): ShopSeed => ({
    config: {
      ...base,
      slug: `${base.slug}-${name}`,
      shopToken: `${base.slug}-${name}-sale`,
      ...documentAddresses(`${base.slug}-${name}`),
      ...config,
      shopSettings: { fields: { ...base.shopSettings?.fields, ...config.shopSettings?.fields } },
    },
    listed: false,
    productIds: idsOf(sold),
  });
  return {
    ...festival,
    products: [...products, ...Object.values(own).flatMap((kind) => kind.map((seed) => withHours(seed, tickets)))],
    shops: [
      ...festival.shops.map((known) => ({ ...known, productIds: known.productIds ?? idsOf(regular) })),
      shop('leden', memberSale, [
        ...own.memberTickets,
        ...tickets,
        ...own.memberships,
        ...beside,
        ...own.otherSystemsMerchandise,
        ...protection,
      ]),
      shop('reis', travelSale, [...own.travelTicket, ...tickets, ...beside, ...own.comparedWays, ...protection]),
      shop('ledenreis', travelSaleForMembers, [
        ...own.travelTicket,
        ...tickets,
        ...own.memberships,
        ...beside,
        ...own.comparedWays,
        ...protection,
      ]),
      shop('vooraf', preRegistration(base), [...own.travelTicket, ...tickets, ...beside, ...protection]),
      shop('extra', addOnShop, [...beside, ...own.moreExtras, ...protection]),
      shop('upgrade', upgradeSale(prices), [...own.upgrades, ...tickets, ...beside, ...protection]),
      shop('voorbeeld', preview, regular),
      shop('inloggen', loginRequired(prices.brand), [...tickets, ...beside, ...own.moreExtras, ...protection]),
      shop('eerst', earlySale, [...tickets, ...beside, ...protection]),
      shop('los', withoutSteps, regular),
      shop('kaal', bare, regular),
      shop('vooraf-upgrade', preRegistrationOfUpgrades(prices, base), [...own.upgrades, ...tickets, ...beside]),
      ...(waitingRoom === ''
        ? []
        : [shop('wachtrij', queued(waitingRoom, { slug: `${base.slug}-wachtrij`, event: festival.eventId }), regular)]),
      shop('dicht', { closed: true }, regular),
      shop('adyen', { paymentProvider: 'adyen', showSaveTimeModal: true }, regular),
      shop('mollie', { paymentProvider: 'mollie' }, regular),
    ],
  };
}

/** One order for each account, and a required membership; the tickets are in two named groups. */
const memberSale: Partial<WireConfig> = {
  membersale: true,
  membershipRequired: true,
  membershipLevel: 1,
  maxOrdersPerAccount: 1,
  steps: ['membership', 'tickets', 'transportation', 'merchandise', 'extras'],
  salesOptions: [
    {
      id: 'members',
      name: 'Only in this sale',
      texts: { nl: { name: 'Alleen in deze verkoop' }, es: { name: 'Solo en esta venta' } },
    },
    { id: 'others', name: 'Other tickets', texts: { nl: { name: 'Andere tickets' }, es: { name: 'Otras entradas' } } },
  ],
  productsInSalesOptions: {
    members: ['weekend-member', 'companion', 'early-entry'],
    others: ['weekend', 'camping', 'vip', 'day-friday', 'day-saturday', 'day-sunday'],
  },
  shopSettings: { fields: { allowedExtraTickets: { ids: ['companion'], maxQuantity: 6 } } },
};

const travelSale: Partial<WireConfig> = {
  travelsale: true,
  useStepper: false,
  steps: ['travel', 'tickets', 'comparetransport', 'transportation', 'extras'],
  ticketOnlyFrom: '2027-03-07T13:00:00+01:00',
  soldoutPrice: true,
};

/** Members can book before other people, and the shop says so at the first visit (7000). */
const travelSaleForMembers: Partial<WireConfig> = {
  ...travelSale,
  membersale: true,
  membershipRequired: true,
  membershipLevel: 1,
  steps: ['membership', ...(travelSale.steps ?? [])],
};

const preRegistration = (base: WireConfig): Partial<WireConfig> => ({
  preregistration: true,
  preregistrationKey: `${base.slug}-vooraf`,
  registrationEndsAt: '2027-06-01T12:00:00+02:00',
  steps: ['tickets', 'travel', 'transportation', 'merchandise', 'extras'],
});

/** Upgrades can be put on the wishlist before their sale. */
const preRegistrationOfUpgrades = (prices: VariantPrices, base: WireConfig): Partial<WireConfig> => {
  const registration = preRegistration(base);
  return { ...upgradeSale(prices), ...registration, steps: ['upgrade', ...(registration.steps ?? [])] };
};

const addOnShop: Partial<WireConfig> = {
  addonShop: true,
  shopInit: { isAddOnShop: true },
  steps: ['traveladdon', 'transportation', 'merchandise', 'extras'],
};

/** The price that was paid for a weekend ticket of an earlier order is credited. */
const upgradeSale = ({ weekend, ticket, upgrades }: VariantPrices): Partial<WireConfig> => ({
  steps: ['upgrade', 'travel', 'transportation', 'extras'],
  upgradableOrder: {
    skipTravel: true,
    skipBus: false,
    upgrades: [
      {
        id: 'weekend',
        name: ticket.en,
        discount: Math.round(weekend * 100),
        upgradeOptions: [
          { id: 'camping', productId: 'upgrade-camping', name: upgrades.camping.en },
          { id: 'vip', productId: 'upgrade-vip', name: upgrades.vip.en },
        ],
      },
    ],
  },
});

const preview: Partial<WireConfig> = {
  previewMode: true,
  previewModusCopy: 'Dit is een voorproef: kijk vast rond en stel je weekend samen. De verkoop begint later.',
  translations: {
    en: {
      previewModusCopy: 'This is a preview: have a look around and put your weekend together. The sale begins later.',
    },
    es: {
      previewModusCopy: 'Esto es un avance: echa un vistazo y prepara tu fin de semana. La venta empieza más tarde.',
    },
  },
};

const loginRequired = (brand: string): Partial<WireConfig> => ({
  loginRequired: true,
  showCovidTerms: true,
  showSaveTimeModal: true,
  upsell: 'Yes',
  steps: ['tickets', 'extras', 'merchandise'],
  upsellProducts: [
    {
      id: 'tokens',
      type: 'extras',
      tileName: 'tokens',
      highLighted: true,
      tile: {
        title: 'Ten drink tokens',
        buttonLabel: 'Add',
        tileLink: 'Extras',
        tileImage: artAddress(brand, 'tokens'),
        isCart: true,
      },
      texts: {
        nl: { title: 'Tien drankmunten', buttonLabel: 'Voeg toe' },
        es: { title: 'Diez fichas de bebida', buttonLabel: 'Añadir' },
      },
    },
    {
      id: 'mer_tee_M',
      type: 'merchandise',
      tileName: 'tee',
      tile: {
        title: 'The T-shirt of this year',
        buttonLabel: 'Have a look',
        tileLink: 'Merchandise',
        tileImage: artAddress(brand, 'tee'),
      },
      texts: {
        nl: { title: 'Het T-shirt van dit jaar', buttonLabel: 'Bekijk' },
        es: { title: 'La camiseta de este año', buttonLabel: 'Ver' },
      },
    },
  ],
});

/** A sale for people who have registered before; members of level 2 can buy first. */
const earlySale: Partial<WireConfig> = {
  registeredOnly: true,
  saleStarts: [
    { membershipLevel: 2, from: '2026-09-01T12:00:00+02:00' },
    { membershipLevel: 0, from: '2027-06-15T12:00:00+02:00' },
  ],
  steps: ['tickets', 'transportation', 'merchandise', 'extras'],
};

/** A shop without the optional parts: sign-in, refund protection, and the gradient over the art. Its dates have another format. */
const bare: Partial<WireConfig> = {
  disableRefund: true,
  disableBackgroundGradient: true,
  shopSettings: { fields: { hideLogin: true, eventDatetimeFormat: 'DD-MM-YYYY HH:mm' } },
};

/** A cart requires a pass of the waiting room. The payment sandbox provides a waiting room for trials. */
const queued = (waitingRoom: string, { slug, event }: { slug: string; event: string }): Partial<WireConfig> => ({
  queueUrl: `${waitingRoom}?${new URLSearchParams({ shop: slug, event })}`,
});

const withoutSteps: Partial<WireConfig> = {
  stepflow: 'No',
  upsell: 'No',
  shopSettings: { fields: { ticketLayout: 'other', hideTicketMinMax: true, showHideTicketUsp: true } },
};
