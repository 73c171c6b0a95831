import type { StepInput } from '@festival/shared-contracts/package/stepDeclaration';

/** The step of this remote, for shops that list `sample-step` among their steps. */
export const steps: readonly StepInput[] = [
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
