import type { TextTree } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { Language } from '@festival/shared-contracts/language/languages';

/** What fills the gaps of a text: `{{name}}`. A number called `count` also chooses between singular and plural. */
export type TextValues = Readonly<Record<string, string | number | null | undefined>>;

/** The text of a key such as `soldOut.title`; a key of another namespace has its name in front: `errors:5004.text`. */
export type Translate = (key: string, values?: TextValues) => string;

/** The texts of one page, in its language. */
export interface ShopTexts {
  /** The texts of a namespace: the same function in every call. */
  namespace(name: string): Translate;
  /** Adds a namespace, or replaces it. */
  add(name: string, texts: TextTree): void;
}

export interface ShopTextsOptions {
  language: Language;
  /** By namespace. */
  texts?: Readonly<Record<string, TextTree>>;
  /** Texts that replace those of a namespace, also of one that is added later, by `namespace:key`. */
  replaced?: Readonly<Record<string, string>>;
  /** What is shown for a key without a text: the key itself by default. */
  missing?: (key: string) => string;
}

const textIn = (tree: TextTree | undefined, key: string): string | undefined => {
  let found: TextTree | string | undefined = tree;
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
};

const filled = (text: string, values: TextValues): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_gap, name: string) => String(values[name] ?? ''));

/** Made once for each language: a server makes the texts of every page anew. */
const pluralRules = new Map<Language, Intl.PluralRules>();

const pluralForm = (language: Language, count: number): string => {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules.select(count);
};

/** The texts of one page or request, from trees that many may share: none of them is changed. */
export function createShopTexts({
  language,
  texts,
  replaced = {},
  missing = (key) => key,
}: ShopTextsOptions): ShopTexts {
  const trees = new Map(Object.entries(texts ?? {}));
  const translators = new Map<string, Translate>();

  const textOf = (namespace: string, key: string): string | undefined =>
    replaced[`${namespace}:${key}`] ?? textIn(trees.get(namespace), key);

  function pluralOf(namespace: string, key: string, count: number): string | undefined {
    return textOf(namespace, `${key}_${pluralForm(language, count)}`) ?? textOf(namespace, `${key}_other`);
  }

  const translateIn =
    (own: string): Translate =>
    (name, values = {}) => {
      const colon = name.indexOf(':');
      const namespace = colon < 0 ? own : name.slice(0, colon);
      const key = name.slice(colon + 1);
      const { count } = values;
      const plural = typeof count === 'number' ? pluralOf(namespace, key, count) : undefined;
      return filled(plural ?? textOf(namespace, key) ?? missing(key), values);
    };

  return {
    namespace(name) {
      const translate = translators.get(name) ?? translateIn(name);
      translators.set(name, translate);
      return translate;
    },
    add: (name, tree) => void trees.set(name, tree),
  };
}
