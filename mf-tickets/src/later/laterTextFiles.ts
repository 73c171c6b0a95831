import type { TextTree } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { Language } from '@festival/shared-contracts/language/languages';

/** Texts that most pages of tickets do not show, one file per language. */
export const laterTextFiles: Record<Language, () => Promise<{ default: TextTree }>> = {
  en: () => import(/* webpackChunkName: "texts-later-en" */ '../locales/later/en.json', { with: { type: 'json' } }),
  es: () => import(/* webpackChunkName: "texts-later-es" */ '../locales/later/es.json', { with: { type: 'json' } }),
  nl: () => import(/* webpackChunkName: "texts-later-nl" */ '../locales/later/nl.json', { with: { type: 'json' } }),
};
