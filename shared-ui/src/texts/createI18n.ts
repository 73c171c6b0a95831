import type { TextTree } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { Language } from '@festival/shared-contracts/language/languages';
import { createInstance, type FlatNamespace, type i18n, type ParseKeys, type TOptions } from 'i18next';

/** The translate function of a namespace, as the type of a parameter. The `t` of `useTranslation` has this type. */
export type Translate<Namespace extends FlatNamespace> = (key: ParseKeys<Namespace>, values?: TOptions) => string;

export interface I18nOptions {
  language: Language;
  /** By namespace. */
  texts?: Readonly<Record<string, TextTree>>;
  /** Texts that replace texts of a namespace, by `namespace:key`. The namespace may also be added later. */
  replaced?: Readonly<Record<string, string>>;
  /** Returns the text for a missing key; the default is the key itself. */
  missing?: (key: string) => string;
}

/**
 * The texts of one page, or of several pages with the same texts. The text trees are shared by many pages and never
 * changed. The page determines the language, and remotes add their own namespaces, so i18next loads and detects
 * nothing.
 */
export function createI18n({ language, texts, replaced = {}, missing = (key) => key }: I18nOptions): i18n {
  const texter = createInstance();
  texter.use({
    type: 'i18nFormat',
    getResource(lng: string, namespace: string, key: string, options: object): string | undefined {
      const text = replaced[`${namespace}:${key}`] ?? texter.getResource(lng, namespace, key, options);
      return typeof text === 'string' ? text : undefined;
    },
  });
  void texter.init({
    lng: language,
    fallbackLng: false,
    load: 'currentOnly',
    ns: [],
    resources: { [language]: { ...texts } },
    initAsync: false,
    nsSeparator: ':',
    keySeparator: '.',
    interpolation: { escapeValue: false },
    missingInterpolationHandler: () => '',
    parseMissingKeyHandler: (key) => missing(key),
    react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
  });
  rememberTexts(texter);
  return texter;
}

/** Adds a namespace, or replaces it. The tree itself is not changed. */
export function addTexts(i18n: i18n, namespace: string, texts: TextTree): void {
  const bundles = i18n.store.data[i18n.language] ?? {};
  if (bundles[namespace] === texts) return;
  bundles[namespace] = texts;
  i18n.emit('added', i18n.language, namespace);
}

type AnyTranslate = (key: string, values?: object) => string;

/** The maximum number of cached texts, because values and keys may come from data without a limit. */
const mostRemembered = 1_000;

/**
 * Caches the text for each key and its values, because i18next takes five to ten times as long as a lookup, and a page
 * shows most texts often. A namespace has the same `t` in every render.
 */
function rememberTexts(texter: i18n): void {
  const fixedByEngine = texter.getFixedT as unknown as (language: null, namespace: unknown) => AnyTranslate;
  const known = new Map<unknown, AnyTranslate>();

  function remembering(translate: AnyTranslate): AnyTranslate {
    const texts = new Map<string, string>();
    texter.on('added', () => texts.clear());
    return (key, values) => {
      const asked = values ? key + JSON.stringify(values) : key;
      const text = texts.get(asked) ?? translate(key, values);
      if (texts.size >= mostRemembered) texts.clear();
      texts.set(asked, text);
      return text;
    };
  }

  const fixed = (_language: unknown, namespace: unknown): AnyTranslate => {
    const t = known.get(namespace) ?? remembering(fixedByEngine(null, namespace));
    known.set(namespace, t);
    return t;
  };
  texter.getFixedT = fixed as unknown as i18n['getFixedT'];
}
