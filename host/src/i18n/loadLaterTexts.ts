import type { TextTree } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { Language } from '@festival/shared-contracts/language/languages';

/** Texts of the host that no first page shows: the namespace `later`, and the rows of `errors` that only a modal shows. */
export interface LaterTexts {
  later: TextTree;
  errors: TextTree;
}

const files: Record<Language, () => Promise<{ laterTexts: LaterTexts }>> = {
  nl: () => import(/* webpackChunkName: "later-texts-nl" */ './laterTexts.nl.ts'),
  en: () => import(/* webpackChunkName: "later-texts-en" */ './laterTexts.en.ts'),
  es: () => import(/* webpackChunkName: "later-texts-es" */ './laterTexts.es.ts'),
};

/** Loads those texts of the host that no first page shows, in the current language only [I18-07]. */
export const loadLaterTexts = async (language: Language): Promise<LaterTexts> => (await files[language]()).laterTexts;
