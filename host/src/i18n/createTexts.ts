import type { Language } from '@festival/shared-contracts/language/languages';
import { createI18n } from '@festival/shared-ui/texts/createI18n';
import type { i18n } from 'i18next';
import type { HostTexts } from './hostTexts.ts';

interface TextsOptions {
  language: Language;
  texts: HostTexts;
  /** The shop's own texts from its config, in this language, by `namespace:key`; without a namespace a key is the host's [I18-06]. */
  overrides?: Readonly<Record<string, string>>;
}

/** The texts of one page or request; remotes' namespaces are added when they are loaded. */
export const createTexts = ({ language, texts, overrides = {} }: TextsOptions): i18n =>
  createI18n({
    language,
    texts: { ...texts },
    replaced: Object.fromEntries(
      Object.entries(overrides).map(([name, text]) => [name.includes(':') ? name : `host:${name}`, text]),
    ),
  });
