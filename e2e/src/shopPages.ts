export type Language = 'nl' | 'en' | 'es';
type Titles = Readonly<Record<Language, string>>;

const titles = (nl: string, en: string, es: string): Titles => ({ nl, en, es });
const travel = titles('Reis en verblijf', 'Travel and stay', 'Viaje y estancia');
const travelAddOn = titles('Hotelextra’s', 'Hotel extras', 'Extras del hotel');
const bus = titles('Bus', 'Bus', 'Autobús');
const compared = titles('Vervoer vergelijken', 'Compare transport', 'Comparar transporte');
const tickets = titles('Tickets', 'Tickets', 'Entradas');
const extras = titles('Extra’s', 'Extras', 'Extras');
const notFound = titles('Deze pagina bestaat niet', 'This page could not be found', 'No se ha encontrado esta página');

/** Every route below a shop, with its title and its heading in Dutch. */
export const belowShop: [path: string, title: Titles, heading: string][] = [
  ['tickets', tickets, 'Kies je tickets'],
  ['tickets/weekend', tickets, 'Kies je tickets'],
  ['packages', travel, 'Blijf slapen'],
  ['travel', travel, 'Blijf slapen'],
  ['travel/cabin', travel, 'Blijf slapen'],
  ['traveladdon', travelAddOn, 'Meer bij je verblijf'],
  ['traveladdon/a-stay', travelAddOn, 'Meer bij je verblijf'],
  ['transportation', bus, 'Met de bus, heen en terug'],
  ['transportation/eu', bus, 'Met de bus, heen en terug'],
  ['transportation/nl', bus, 'Met de bus, heen en terug'],
  ['comparetransport', compared, 'Hoe kom je er?'],
  ['comparetransport/detail', compared, 'Hoe kom je er?'],
  ['comparetransport/eu', compared, 'Hoe kom je er?'],
  ['comparetransport/nl', compared, 'Hoe kom je er?'],
  ['merchandise', titles('Merchandise', 'Merchandise', 'Merchandising'), 'Iets om te houden'],
  ['extras', extras, 'Net wat makkelijker'],
  ['extras/locker', extras, 'Net wat makkelijker'],
  ['membership', titles('Lidmaatschap', 'Membership', 'Membresía'), 'Word lid'],
  ['upgrade', titles('Upgrade', 'Upgrade', 'Mejora'), 'Maak meer van je ticket'],
  ['checkout', titles('Betalen', 'Payment', 'Pago'), 'Betalen'],
  ['paymentstatus', titles('Je bestelling', 'Your order', 'Tu pedido'), 'Je bestelling'],
  ['register', titles('Inschrijven', 'Register', 'Inscripción'), 'Inschrijven'],
];

/** Addresses below a shop that are none, and ids that it does not sell. */
const unknown = ['karaoke', 'tickets/nobody', 'extras/weekend', 'tickets/weekend/more', 'comparetransport/be'];

/** The shops whose pages are walked, with their names. */
export const festivals = [
  ['solstrand', 'Solstrand'],
  ['nachtwoud', 'Nachtwoud'],
] as const;

/** What an address must answer. */
export interface ShopPage {
  path: string;
  status: number;
  title: string;
  /** In Dutch. */
  heading: string;
}

/** What every address of a shop answers in a language, with some that are none. */
export const shopPages = (slug: string, festival: string, language: Language): ShopPage[] => [
  { path: `/${slug}`, status: 200, title: festival, heading: festival },
  ...belowShop.map(([path, title, heading]) => ({
    path: `/${slug}/${path}`,
    status: 200,
    title: `${title[language]} · ${festival}`,
    heading,
  })),
  // Its remote says that there is no such stay.
  {
    path: `/${slug}/travel/a-stay`,
    status: 404,
    title: `${notFound[language]} · ${festival}`,
    heading: 'Blijf slapen',
  },
  ...unknown.map((path) => ({
    path: `/${slug}/${path}`,
    status: 404,
    title: `${notFound[language]} · ${festival}`,
    heading: notFound.nl,
  })),
];
