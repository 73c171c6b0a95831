import type { StepDeclaration } from '@festival/shared-contracts/step/stepDeclaration';
import en from './locales/steps/en.json' with { type: 'json' };
import es from './locales/steps/es.json' with { type: 'json' };
import nl from './locales/steps/nl.json' with { type: 'json' };

/** The steps of this remote, as the shell shows them [MER-01, EXT-01]. */
export const steps: readonly StepDeclaration[] = [
  {
    name: 'merchandise',
    module: 'merchandise',
    isInEveryShop: true,
    sells: ['merchandise'],
    tileLinks: ['Merchandise'],
    hero: 'merchandise',
    traits: ['isFallbackAfterUpsell'],
    texts: { nl: nl.merchandise, en: en.merchandise, es: es.merchandise },
  },
  {
    name: 'extras',
    module: 'extras',
    isInEveryShop: true,
    sells: ['extras'],
    tileLinks: ['Extras'],
    hero: 'extras',
    addresses: [{ path: ':id', module: 'extra', guards: ['productOffered'] }],
    texts: { nl: nl.extras, en: en.extras, es: es.extras },
  },
];
