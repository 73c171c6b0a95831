import type { Language } from '@festival/shared-contracts/language/languages';

interface PreviewTexts {
  /** The label before the remotes and their versions. */
  mark: string;
  until: (moment: string) => string;
  /** The link to the public page. */
  leave: string;
  endedTitle: string;
  /** Says that the link has ended, or that its versions may no longer be shown. */
  endedText: string;
  /** Shown while the registry does not answer. */
  awayTitle: string;
  awayText: string;
}

/** Texts of previews, separate from the host's texts, so that other pages do not load them. */
export const previewTexts: Readonly<Record<Language, PreviewTexts>> = {
  nl: {
    mark: 'Je bekijkt een voorvertoning:',
    until: (moment) => `tot ${moment}`,
    leave: 'Terug naar de gewone winkel',
    endedTitle: 'Deze voorvertoning is voorbij',
    endedText: 'De link werkt niet meer. Vraag een nieuwe aan wie je hem stuurde.',
    awayTitle: 'De voorvertoning laadt nu niet',
    awayText: 'Probeer het zo nog eens.',
  },
  en: {
    mark: 'You are looking at a preview:',
    until: (moment) => `until ${moment}`,
    leave: 'Back to the usual shop',
    endedTitle: 'This preview has ended',
    endedText: 'The link does not work any more. Ask whoever sent it to you for a new one.',
    awayTitle: 'The preview does not load now',
    awayText: 'Please try again in a moment.',
  },
  es: {
    mark: 'Estás viendo una vista previa:',
    until: (moment) => `hasta el ${moment}`,
    leave: 'Volver a la tienda normal',
    endedTitle: 'Esta vista previa ha terminado',
    endedText: 'El enlace ya no funciona. Pide uno nuevo a quien te lo envió.',
    awayTitle: 'La vista previa no se carga ahora',
    awayText: 'Inténtalo de nuevo en un momento.',
  },
};
