import { declaredSteps, pathsOf } from './pageAddresses.ts';
import { stepTexts } from './stepTexts.ts';

export type Language = 'nl' | 'en' | 'es';
type Titles = Readonly<Record<Language, string>>;

const titles = (nl: string, en: string, es: string): Titles => ({ nl, en, es });
const notFound = titles('Deze pagina bestaat niet', 'This page could not be found', 'No se ha encontrado esta página');

/** The pages of the steps that the remotes declare, each with the step's title and heading. */
const ofSteps = declaredSteps.flatMap((step) =>
  pathsOf(step).map((path): [string, Titles, string] => {
    const { nl, en, es } = step.texts;
    return [path, titles(nl?.name ?? '', en?.name ?? '', es?.name ?? ''), nl?.title ?? ''];
  }),
);

/** Every route below a shop, with its title and its heading in Dutch. */
export const belowShop: [path: string, title: Titles, heading: string][] = [
  ...ofSteps,
  ['checkout', titles('Betalen', 'Payment', 'Pago'), 'Betalen'],
  ['paymentstatus', titles('Je bestelling', 'Your order', 'Tu pedido'), 'Je bestelling'],
  ['register', titles('Inschrijven', 'Register', 'Inscripción'), 'Inschrijven'],
];

/** Unknown addresses below a shop, and ids that the shop does not sell. */
const unknown = ['karaoke', 'tickets/nobody', 'extras/weekend', 'tickets/weekend/more', 'comparetransport/be'];

/** The shops whose pages are opened, with their names. */
export const festivals = [
  ['solstrand', 'Solstrand'],
  ['nachtwoud', 'Nachtwoud'],
] as const;

/** The expected answer of an address. */
export interface ShopPage {
  path: string;
  status: number;
  title: string;
  /** In Dutch. */
  heading: string;
}

/** The expected answer of every address of a shop in a language, including some unknown addresses. */
export const shopPages = (slug: string, festival: string, language: Language): ShopPage[] => [
  { path: `/${slug}`, status: 200, title: festival, heading: festival },
  ...belowShop.map(([path, title, heading]) => ({
    path: `/${slug}/${path}`,
    status: 200,
    title: `${title[language]} · ${festival}`,
    heading,
  })),
  // The remote shows that there is no such stay.
  {
    path: `/${slug}/travel/a-stay`,
    status: 404,
    title: `${notFound[language]} · ${festival}`,
    heading: stepTexts('travel').title,
  },
  ...unknown.map((path) => ({
    path: `/${slug}/${path}`,
    status: 404,
    title: `${notFound[language]} · ${festival}`,
    heading: notFound.nl,
  })),
];
