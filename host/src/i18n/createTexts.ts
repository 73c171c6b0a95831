import type { Language } from '@festival/shared-contracts/language/language';
import i18next, { type i18n } from 'i18next';
import type { HostTexts } from './hostTexts.ts';
import { overrideTexts } from './overrideTexts.ts';

export interface TextsSetting {
  language: Language;
  texts: HostTexts;
  /** The config's own texts by `namespace:key`, in this language [I18-06]. */
  overrides?: Readonly<Record<string, string>>;
}

/**
 * The texts of one page or request. Remotes add their namespace with `addResourceBundle`, and what the shop's config says
 * instead is laid over each as it comes.
 */
export const createTexts = ({ language, texts, overrides = {} }: TextsSetting): i18n => {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    ns: ['host', 'errors', 'ui'],
    defaultNS: 'host',
    // A copy: what one shop says instead must not reach the texts of another's page on the server.
    resources: { [language]: structuredClone({ ...texts }) },
    interpolation: { escapeValue: false },
    // Texts are here before anything renders, so nothing waits for them.
    initAsync: false,
    react: { useSuspense: false },
  });
  overrideTexts(instance, language, overrides);
  return instance;
};
