import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Language } from '@festival/shared-contracts/language/languages';
import { declaredStepTexts, pageStep } from '../server/remotes/declaredStep.ts';
import type { PageData } from '../src/page/pageData.ts';
import { ownRemotes } from './ownRemotes.ts';

/** These remotes as entries of a release. */
export const releasedRemotes = (...names: string[]): PageData['remotes'] =>
  Object.fromEntries(names.map((name) => [name, { version: '1.0.0', entry: 'browser/remoteEntry.js' }]));

const declared = Object.entries(ownRemotes).flatMap(([remote, { steps = [] }]) =>
  steps.map((step) => ({ remote, step })),
);

const steps = declared.map(pageStep);

/** The steps of every remote, as a page in this language contains them. */
export const everyStep = (language: Language = 'nl', isWishlist = false): NonNullable<PageData['remoteSteps']> => ({
  steps,
  texts: Object.assign(
    {},
    ...declared.map((own) =>
      declaredStepTexts(own, {
        language,
        ofShop: language,
        isListed: true,
        isLacking: false,
        isWishlist,
        isHolding: !isWishlist,
      }),
    ),
  ),
});

const places: PageData['places'] = Object.fromEntries(
  Object.entries(ownRemotes).flatMap(([remote, { places = {} }]) =>
    Object.entries(places).map(([place, module]) => [place, `${remote}/${module}`]),
  ),
);

/** The data of a page for a test: a regular shop with every remote, except for the given values. */
export const pageFor = (values: Partial<PageData> = {}): PageData => ({
  brand: { id: 'solstrand', name: 'Solstrand', logo: 'art/logo.svg', symbol: 'art/symbol.svg' },
  language: 'nl',
  serverNow: 1_000_000,
  config: configFor({ steps: ['tickets', 'transportation', 'merchandise'], showProgressBar: true }),
  products: [],
  cart: null,
  remotes: releasedRemotes('mf_tickets', 'mf_travel', 'mf_transport', 'mf_merch', 'mf_basket', 'mf_checkout'),
  registryOrigin: 'http://registry.example',
  integrity: {},
  moduleData: {},
  shops: [],
  remoteSteps: everyStep(values.language, values.config?.preregistration),
  places,
  ...values,
});
