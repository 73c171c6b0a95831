import type { Language } from '@festival/shared-contracts/language/languages';
import i18next, { type i18n } from 'i18next';
import type { HostTexts } from './hostTexts.ts';
import { overrideTexts } from './overrideTexts.ts';

interface TextsOptions {
  language: Language;
  texts: HostTexts;
  /** The shop's own texts from its config by `namespace:key`, in this language [I18-06]. */
  overrides?: Readonly<Record<string, string>>;
}

/**
 * The texts of one page or request. Remotes add their namespace with `addResourceBundle`; the shop's own texts from
 * its config then replace the remote's.
 */
export const createTexts = ({ language, texts, overrides = {} }: TextsOptions): i18n => {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    ns: ['host', 'errors', 'ui'],
    defaultNS: 'host',
    // A copy, so that one shop's own texts do not reach another shop's page on the server.
    resources: { [language]: structuredClone({ ...texts }) },
    interpolation: { escapeValue: false },
    // The texts are loaded before anything renders.
    initAsync: false,
    react: { useSuspense: false },
  });
  overrideTexts(instance, language, overrides);
  return instance;
};
