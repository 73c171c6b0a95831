import type { Language } from '@festival/shared-contracts/language/languages';
import { createI18n } from '@festival/shared-ui/texts/createI18n';
import type { i18n } from 'i18next';
import type { HostTexts } from './hostTexts.ts';

interface TextsOptions {
  language: Language;
  texts: HostTexts;
  /** The shop's own texts in this language, from its config, by `namespace:key`. A key without a namespace belongs to the host [I18-06]. */
  overrides?: Readonly<Record<string, string>>;
}

/** The texts of one page or request. The namespaces of remotes are added when the remotes are loaded. */
export const createTexts = ({ language, texts, overrides = {} }: TextsOptions): i18n =>
  createI18n({
    language,
    texts: { ...texts },
    replaced: Object.fromEntries(
      Object.entries(overrides).map(([name, text]) => [name.includes(':') ? name : `host:${name}`, text]),
    ),
  });
