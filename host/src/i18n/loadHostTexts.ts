import type { Language } from '@festival/shared-contracts/language/language';
import type { HostTexts } from './hostTexts.ts';

const files: Record<Language, () => Promise<{ texts: HostTexts }>> = {
  nl: () => import(/* webpackChunkName: "texts-nl" */ './texts.nl.ts'),
  en: () => import(/* webpackChunkName: "texts-en" */ './texts.en.ts'),
  es: () => import(/* webpackChunkName: "texts-es" */ './texts.es.ts'),
};

/** The host's texts, only in the language in use: one file each, named `texts-{language}` [I18-07]. */
export const loadHostTexts = async (language: Language): Promise<HostTexts> => (await files[language]()).texts;
