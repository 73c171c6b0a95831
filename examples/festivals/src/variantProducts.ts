import { travelTicketCategory } from '@festival/shared-contracts/product/isTravelTicket';
import { artAddress } from './artAddress.ts';
import { comparedWays } from './comparedWays.ts';
import type { ProductSeed } from './festivalSeed.ts';
import { productSeed } from './productSeed.ts';
import { sizeGuides } from './sizeGuides.ts';

type Names = Record<'en' | 'nl' | 'es', string>;

/** The differences between brands in the products of their variant shops; prices in euros. */
export type VariantPrices = {
  brand: string;
  /** The names of the ticket for all days and of its upgrades. */
  ticket: Names;
  upgrades: { camping: Names; vip: Names };
  weekend: number;
  camping: number;
  vip: number;
  serviceCosts: number;
};

const artOf = (brand: string) => (name: string) => artAddress(brand, name);

/**
 * A ticket that is included in a stay: it is not sold separately, it is available as long as a stay is, and its price is part of the room's [TIX-11].
 */
export const travelTicket = ({ brand, ticket }: Pick<VariantPrices, 'brand' | 'ticket'>): ProductSeed =>
  productSeed.ticket({
    id: 'travel-ticket',
    price: 0,
    stock: 1000,
    meta: { image: artOf(brand)('weekend') },
    limits: { maxQuantity: 8, categories: { en: travelTicketCategory, nl: 'REISTICKETS' } },
    texts: {
      en: { name: `${ticket.en} with your stay`, description: 'Entrance for one person, sold with a package only.' },
      nl: { name: `${ticket.nl} bij je verblijf`, description: 'Toegang voor één persoon, alleen bij een pakket.' },
      es: { name: `${ticket.es} con tu estancia`, description: 'Entrada para una persona, solo con un paquete.' },
    },
  });

const memberships = ({ brand }: VariantPrices): ProductSeed[] => [
  productSeed.membership({
    id: 'membership-year',
    price: 25,
    stock: null,
    meta: { image: artOf(brand)('member-year'), membershipType: 'year' },
    limits: { maxQuantity: 1 },
    texts: {
      en: { name: 'Membership, 1 year', description: 'A year in the members’ sale, at members’ prices.' },
      nl: { name: 'Lidmaatschap, 1 jaar', description: 'Een jaar lang kopen in de ledenverkoop, voor ledenprijzen.' },
      es: {
        name: 'Miembro, 1 año',
        description: 'Un año de compras en la venta de socios, a precios de socio.',
      },
    },
  }),
  productSeed.membership({
    id: 'membership-month',
    price: 3,
    stock: null,
    meta: { image: artOf(brand)('member-month'), membershipType: 'Month' },
    limits: { maxQuantity: 1 },
    texts: {
      en: {
        name: 'Membership, 1 month',
        description: 'A month in the members’ sale, at members’ prices.',
      },
      nl: { name: 'Lidmaatschap, 1 maand', description: 'Een maand lang kopen in de ledenverkoop, voor ledenprijzen.' },
      es: {
        name: 'Miembro, 1 mes',
        description: 'Un mes de compras en la venta de socios, a precios de socio.',
      },
    },
  }),
];

const weekendForMembers = ({ brand, ticket, weekend, serviceCosts }: VariantPrices): ProductSeed =>
  productSeed.ticket({
    id: 'weekend-member',
    price: weekend - 20,
    serviceCosts,
    stock: null,
    sharesStockOf: 'weekend',
    meta: { image: artOf(brand)('weekend'), mergeServiceFees: 'Show service fee as price' },
    limits: { maxQuantity: 4, isHighlight: true },
    texts: {
      en: {
        name: `${ticket.en} for members`,
        description: 'The whole weekend, 20 euros less for members.',
        vendorVariantTitle: 'Members only',
        productDisclaimer: 'Bring your membership card: it is asked for at the gate.',
      },
      nl: {
        name: `${ticket.nl} voor leden`,
        description: 'Het hele weekend, met 20 euro ledenkorting.',
        vendorVariantTitle: 'Alleen voor leden',
        productDisclaimer: 'Neem je ledenpas mee: er wordt bij de poort naar gevraagd.',
      },
      es: {
        name: `${ticket.es} para miembros`,
        description: 'Todo el fin de semana, 20 euros menos para miembros.',
        vendorVariantTitle: 'Solo para miembros',
        productDisclaimer: 'Trae tu carné de miembro: se pide en la entrada.',
      },
    },
  });

const companion = ({ brand }: VariantPrices): ProductSeed =>
  productSeed.ticket({
    id: 'companion',
    price: 15,
    serviceCosts: 1,
    stock: 300,
    meta: { image: artOf(brand)('companion'), isConditionalProduct: true },
    limits: { maxQuantity: 2 },
    texts: {
      en: {
        name: 'Companion',
        description: 'All days, for whoever helps you at the festival.',
        conditionalMessage: 'A companion only comes in together with somebody who has a ticket.',
      },
      nl: {
        name: 'Begeleider',
        description: 'Alle dagen, voor wie jou op het festival helpt.',
        conditionalMessage: 'Een begeleider komt alleen binnen samen met iemand die een ticket heeft.',
      },
      es: {
        name: 'Acompañante',
        description: 'Todos los días, para quien te ayuda en el festival.',
        conditionalMessage: 'El acompañante solo entra junto con alguien que tenga entrada.',
      },
    },
  });

const earlyEntry = ({ brand }: VariantPrices): ProductSeed =>
  productSeed.ticket({
    id: 'early-entry',
    price: 12,
    serviceCosts: 1,
    stock: 40,
    meta: { image: artOf(brand)('early-entry'), overrideSoldout: true },
    limits: { maxQuantity: 4 },
    texts: {
      en: {
        name: 'In an hour early',
        description: 'First through the gate.',
        soldOutText: 'All early places are taken',
      },
      nl: {
        name: 'Een uur eerder naar binnen',
        description: 'Als eerste door de poort.',
        soldOutText: 'Alle vroege plekken zijn weg',
      },
      es: { name: 'Una hora antes', description: 'Entra el primero.', soldOutText: 'No quedan plazas tempranas' },
    },
  });

const memberTickets = (prices: VariantPrices): ProductSeed[] => [
  weekendForMembers(prices),
  companion(prices),
  earlyEntry(prices),
];

/** The upgrades of an earlier weekend ticket, with the price and the stock of the new ticket [UPG-01]. */
const upgrades = ({ brand, upgrades: names, camping, vip, serviceCosts }: VariantPrices): ProductSeed[] => [
  productSeed.upgradeOption({
    id: 'upgrade-camping',
    price: camping,
    serviceCosts,
    stock: null,
    sharesStockOf: 'camping',
    meta: { image: artOf(brand)('camping') },
    limits: { maxQuantity: 8 },
    texts: {
      en: { name: names.camping.en, description: 'Your ticket, with a pitch for your own tent.' },
      nl: { name: names.camping.nl, description: 'Je ticket, met een plek voor je eigen tent.' },
      es: { name: names.camping.es, description: 'Tu entrada, con parcela para tu tienda.' },
    },
  }),
  productSeed.upgradeOption({
    id: 'upgrade-vip',
    price: vip,
    serviceCosts,
    stock: null,
    sharesStockOf: 'vip',
    meta: { image: artOf(brand)('vip') },
    limits: { maxQuantity: 8 },
    texts: {
      en: { name: names.vip.en, description: 'Your ticket, with a seat above the crowd.' },
      nl: { name: names.vip.nl, description: 'Je ticket, met een plek boven de menigte.' },
      es: { name: names.vip.es, description: 'Tu entrada, con un sitio por encima de todos.' },
    },
  }),
];

const otherSystemsMerchandise = ({ brand }: VariantPrices): ProductSeed[] => [
  ...productSeed.merchandise({
    prefix: 'shopify',
    id: 'hoodie',
    price: 58,
    sizes: { S: 0, M: 25, L: 25, XL: 10 },
    meta: { image: artOf(brand)('hoodie'), productImages: [artOf(brand)('hoodie')], sizeGuide: sizeGuides.hoodie },
    limits: { maxQuantity: 3 },
    texts: {
      en: { name: 'Members’ hoodie', description: 'Only sold to members, sent to your home.' },
      nl: { name: 'Ledenhoodie', description: 'Alleen te koop voor leden, thuisbezorgd.' },
      es: { name: 'Sudadera de miembros', description: 'Solo a la venta para miembros, enviada a casa.' },
    },
  }),
  ...productSeed.merchandise({
    prefix: 'lightspeed',
    id: 'poster',
    price: 19,
    sizes: { 'ONE SIZE': 100 },
    meta: { image: artOf(brand)('poster'), productImages: [artOf(brand)('poster')] },
    limits: { maxQuantity: 5 },
    texts: {
      en: { name: 'Signed poster', description: 'Signed by the makers, sent in a tube.' },
      nl: { name: 'Gesigneerde poster', description: 'Gesigneerd door de makers, verstuurd in een koker.' },
      es: { name: 'Cartel firmado', description: 'Firmado por sus autores, enviado en un tubo.' },
    },
  }),
  ...productSeed.merchandise({
    id: 'gin',
    price: 34,
    sizes: { 'ONE SIZE': 60 },
    meta: { image: artOf(brand)('gin'), productImages: [artOf(brand)('gin')], ageCheck: true },
    limits: { maxQuantity: 2 },
    texts: {
      en: { name: 'Festival gin', description: 'Half a litre with herbs from the grounds. From 18 years.' },
      nl: { name: 'Festivalgin', description: 'Een halve liter met kruiden van het terrein. Vanaf 18 jaar.' },
      es: { name: 'Ginebra del festival', description: 'Medio litro con hierbas del recinto. Desde 18 años.' },
    },
  }),
];

const moreExtras = ({ brand }: VariantPrices): ProductSeed[] => [
  productSeed.extra({
    id: 'breakfast',
    price: 14.5,
    stock: 0,
    meta: { image: artOf(brand)('breakfast') },
    limits: { maxQuantity: 4 },
    texts: {
      en: { name: 'Breakfast basket', description: 'Bread, fruit and coffee at your tent.' },
      nl: { name: 'Ontbijtmand', description: 'Brood, fruit en koffie bij je tent.' },
      es: { name: 'Cesta de desayuno', description: 'Pan, fruta y café en tu tienda.' },
    },
  }),
  productSeed.extra({
    id: 'tokens',
    price: 30,
    stock: 3,
    meta: { image: artOf(brand)('tokens'), isCart: true, isUpsell: true },
    limits: { maxQuantity: 2, isUpsell: true },
    texts: {
      en: { name: 'Ten drink tokens', description: 'Cheaper than at the bar, valid all days.' },
      nl: { name: 'Tien drankmunten', description: 'Goedkoper dan aan de bar, alle dagen geldig.' },
      es: { name: 'Diez fichas de bebida', description: 'Más baratas que en la barra, válidas todos los días.' },
    },
  }),
];

/** The products that only variant shops sell, by kind of shop. */
export const variantProducts = (prices: VariantPrices) => ({
  travelTicket: [travelTicket(prices)],
  memberships: memberships(prices),
  memberTickets: memberTickets(prices),
  upgrades: upgrades(prices),
  otherSystemsMerchandise: otherSystemsMerchandise(prices),
  comparedWays: comparedWays(prices.brand),
  moreExtras: moreExtras(prices),
});
