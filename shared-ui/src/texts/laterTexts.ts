import type { TextTree } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { Language } from '@festival/shared-contracts/language/languages';
import { languageAtom } from '@festival/shared-contracts/state/shopState';
import type { FlatNamespace } from 'i18next';
import { useAtomValue } from 'jotai';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts, type Translate } from './createI18n.ts';

/** Loads a file of texts for each language. */
export type LaterTextFiles = Readonly<Record<Language, () => Promise<{ default: TextTree }>>>;

/**
 * Returns a hook for texts that a remote's first screens do not show. The texts are loaded with the first component
 * that uses the hook. They have a separate namespace, so that a shop can replace them too [I18-06]. The hook suspends
 * until they are loaded.
 */
export function laterTexts<Namespace extends FlatNamespace>(
  namespace: Namespace,
  files: LaterTextFiles,
): () => { t: Translate<Namespace> } {
  const loading = new Map<Language, Promise<TextTree>>();

  /** Returns the same promise in every render, as `use` requires. After a failure, the next render tries again. */
  const load = (language: Language): Promise<TextTree> => {
    const known = loading.get(language);
    if (known) return known;
    const texts = files[language]().then((file) => file.default);
    loading.set(language, texts);
    texts.catch(() => loading.delete(language));
    return texts;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: a module makes its hook once, outside of every component
  return function useLaterTexts() {
    const language = useAtomValue(languageAtom);
    const { t, i18n } = useTranslation(namespace);
    addTexts(i18n, namespace, use(load(language)));
    return { t };
  };
}
