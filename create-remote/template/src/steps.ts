import type { StepDeclaration } from '@festival/shared-contracts/step/stepDeclaration';

/** The step that this remote adds to every shop whose list of steps contains `sample-step`. */
export const steps: readonly StepDeclaration[] = [
  {
    name: 'sample-step',
    module: 'sample',
    sells: ['extras'],
    hero: 'extras',
    texts: {
      en: {
        name: 'Sample step',
        title: 'Sample step',
        sentence: 'Choose what you need; we hold it for you right away.',
        tile: 'Choose what you need.',
      },
      nl: {
        name: 'Sample step',
        title: 'Sample step',
        sentence: 'Kies wat je nodig hebt; we houden het meteen voor je vast.',
        tile: 'Kies wat je nodig hebt.',
      },
      es: {
        name: 'Sample step',
        title: 'Sample step',
        sentence: 'Elige lo que necesites; te lo guardamos enseguida.',
        tile: 'Elige lo que necesites.',
      },
    },
  },
];
