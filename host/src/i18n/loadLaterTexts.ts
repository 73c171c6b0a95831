import type { TextTree } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { Language } from '@festival/shared-contracts/language/languages';

const files: Record<Language, () => Promise<{ laterTexts: TextTree }>> = {
  nl: () => import(/* webpackChunkName: "later-texts-nl" */ './laterTexts.nl.ts'),
  en: () => import(/* webpackChunkName: "later-texts-en" */ './laterTexts.en.ts'),
  es: () => import(/* webpackChunkName: "later-texts-es" */ './laterTexts.es.ts'),
};

/** Loads those texts of the host that no first page shows, in the current language: the namespace `later` [I18-07]. */
export const loadLaterTexts = async (language: Language): Promise<TextTree> => (await files[language]()).laterTexts;
