import type { Language } from '@festival/shared-contracts/language/languages';

interface PreviewTexts {
  /** Before the remotes and their versions. */
  mark: string;
  until: (moment: string) => string;
  /** The way back to what everybody sees. */
  leave: string;
  endedTitle: string;
  /** The link has ended, or shows what may be shown to nobody. */
  endedText: string;
  /** While the registry does not answer. */
  awayText: string;
}

/** Texts for who has a link, here and not with the host's: no other browser has to fetch them. */
export const previewTexts: Readonly<Record<Language, PreviewTexts>> = {
  nl: {
    mark: 'Alleen jij ziet deze voorvertoning:',
    until: (moment) => `tot ${moment}`,
    leave: 'Terug naar de gewone winkel',
    endedTitle: 'Deze voorvertoning is voorbij',
    endedText: 'De link werkt niet meer. Vraag een nieuwe aan wie je hem stuurde.',
    awayText: 'De voorvertoning laadt nu niet. Probeer het zo nog eens.',
  },
  en: {
    mark: 'Only you see this preview:',
    until: (moment) => `until ${moment}`,
    leave: 'Back to the usual shop',
    endedTitle: 'This preview has ended',
    endedText: 'The link does not work any more. Ask whoever sent it to you for a new one.',
    awayText: 'The preview does not load now. Please try again in a moment.',
  },
  es: {
    mark: 'Solo tú ves esta vista previa:',
    until: (moment) => `hasta el ${moment}`,
    leave: 'Volver a la tienda normal',
    endedTitle: 'Esta vista previa ha terminado',
    endedText: 'El enlace ya no funciona. Pide uno nuevo a quien te lo envió.',
    awayText: 'La vista previa no se carga ahora. Inténtalo de nuevo en un momento.',
  },
};
