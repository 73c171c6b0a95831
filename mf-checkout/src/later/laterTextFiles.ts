import type { LaterTextFiles } from '@festival/shared-ui/texts/laterTexts';

/** Texts that the first screens of the pages do not show, one file per language. */
export const laterTextFiles: LaterTextFiles = {
  en: () => import(/* webpackChunkName: "texts-later-en" */ '../locales/later/en.json', { with: { type: 'json' } }),
  es: () => import(/* webpackChunkName: "texts-later-es" */ '../locales/later/es.json', { with: { type: 'json' } }),
  nl: () => import(/* webpackChunkName: "texts-later-nl" */ '../locales/later/nl.json', { with: { type: 'json' } }),
};
