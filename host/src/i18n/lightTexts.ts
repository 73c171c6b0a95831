import type { Language } from '@festival/shared-contracts/language/languages';
import { createI18n, type Translate } from '@festival/shared-ui/texts/createI18n';
import en from '../locales/light/en.json' with { type: 'json' };
import es from '../locales/light/es.json' with { type: 'json' };
import nl from '../locales/light/nl.json' with { type: 'json' };

const textsOf = (language: Language, texts: typeof nl): Translate<'light'> =>
  createI18n({ language, texts: { light: texts } }).getFixedT(null, 'light');

/** The texts that only the server shows: on pages without scripts, and in browsers that do not run our scripts. */
export const lightTexts: Readonly<Record<Language, Translate<'light'>>> = {
  nl: textsOf('nl', nl),
  en: textsOf('en', en),
  es: textsOf('es', es),
};
