import type { Language } from '@festival/shared-contracts/language/languages';
import type { HostTexts } from './hostTexts.ts';

const files: Record<Language, () => Promise<{ texts: HostTexts }>> = {
  nl: () => import(/* webpackChunkName: "texts-nl" */ './texts.nl.ts'),
  en: () => import(/* webpackChunkName: "texts-en" */ './texts.en.ts'),
  es: () => import(/* webpackChunkName: "texts-es" */ './texts.es.ts'),
};

/**
 * Loads the host's texts in the current language only: one file for each language, named `texts-{language}` [I18-07].
 */
export const loadHostTexts = async (language: Language): Promise<HostTexts> => (await files[language]()).texts;
