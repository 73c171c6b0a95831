import type { StepDeclaration } from '@festival/shared-contracts/step/stepDeclaration';
import en from './locales/steps/en.json' with { type: 'json' };
import es from './locales/steps/es.json' with { type: 'json' };
import nl from './locales/steps/nl.json' with { type: 'json' };

/** The same page for the buses of one region [TRA-02]. */
const regions = [
  { path: 'eu', given: { region: 'eu' } },
  { path: 'nl', given: { region: 'nl' } },
];

/** The steps of this remote, as the shell shows them [TRA-01]. */
export const steps: readonly StepDeclaration[] = [
  {
    name: 'transportation',
    // The former address, to which the platform links [RTE-01].
    formerNames: ['transport'],
    module: 'transportation',
    isInEveryShop: true,
    sells: ['transportation'],
    tileLinks: ['Transport'],
    hero: 'transportation',
    flowCapability: 'offersTransport',
    addresses: regions,
    texts: { nl: nl.transportation, en: en.transportation, es: es.transportation },
  },
  {
    name: 'comparetransport',
    module: 'compareTransport',
    isInEveryShop: true,
    sells: ['comparetransport'],
    hero: 'transportation',
    addresses: [{ path: 'detail', module: 'compareTable' }, ...regions],
    texts: { nl: nl.comparetransport, en: en.comparetransport, es: es.comparetransport },
  },
];
