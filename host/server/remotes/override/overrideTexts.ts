import type { Language } from '@festival/shared-contracts/language/languages';

interface OverrideTexts {
  /** The label before the remotes and their addresses. */
  mark: string;
  /** The link to the released version. */
  leave: string;
  refusedTitle: string;
  /** Shown on a shop that sells, or for the address of another machine. */
  refusedText: string;
}

/** Texts for developers, kept apart from the host's texts: no shopper's browser loads them. */
export const overrideTexts: Readonly<Record<Language, OverrideTexts>> = {
  nl: {
    mark: 'Testversie van een ontwikkelaar:',
    leave: 'Terug naar de uitgebrachte versie',
    refusedTitle: 'Dit kan hier niet',
    refusedText:
      'Een testversie van een ontwikkelaar werkt alleen in een testwinkel, en alleen vanaf de eigen computer (http://127.0.0.1).',
  },
  en: {
    mark: 'A developer’s test version:',
    leave: 'Back to the released version',
    refusedTitle: 'This does not work here',
    refusedText:
      'A developer’s test version works in a test shop only, and only from the developer’s own machine (http://127.0.0.1).',
  },
  es: {
    mark: 'Versión de prueba de un desarrollador:',
    leave: 'Volver a la versión publicada',
    refusedTitle: 'Esto no es posible aquí',
    refusedText:
      'La versión de prueba de un desarrollador solo funciona en una tienda de pruebas, y solo desde su propio ordenador (http://127.0.0.1).',
  },
};
