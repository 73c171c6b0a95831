import type { StepDeclaration } from '@festival/shared-contracts/step/stepDeclaration';
import en from './locales/steps/en.json' with { type: 'json' };
import es from './locales/steps/es.json' with { type: 'json' };
import nl from './locales/steps/nl.json' with { type: 'json' };

/** The steps of this remote, as the shell shows them [TIX-01, MEM-01, UPG-01]. */
export const steps: readonly StepDeclaration[] = [
  {
    name: 'tickets',
    module: 'tickets',
    isInEveryShop: true,
    sells: ['ticket'],
    tileLinks: ['Tickets'],
    isRequired: true,
    hero: 'tickets',
    traits: ['hasUpsell'],
    addresses: [{ path: ':id', module: 'ticket', guards: ['productOffered'] }],
    texts: { nl: nl.tickets, en: en.tickets, es: es.tickets },
  },
  {
    name: 'membership',
    module: 'membership',
    isInEveryShop: true,
    sells: ['membership'],
    hero: 'membership',
    opensMemberSale: true,
    texts: { nl: nl.membership, en: en.membership, es: es.membership },
  },
  {
    name: 'upgrade',
    module: 'upgrade',
    isInEveryShop: true,
    sells: ['upgrades'],
    isRequired: true,
    capability: 'appliesUpgrade',
    traits: ['needsChoice'],
    texts: { nl: nl.upgrade, en: en.upgrade, es: es.upgrade },
  },
];
