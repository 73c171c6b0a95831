import type { TextTree } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { Language } from '@festival/shared-contracts/language/languages';
import { languageAtom } from '@festival/shared-contracts/state/shopState';
import type { Translate } from '@festival/shared-ui/texts/createShopTexts';
import { ShopTextsContext } from '@festival/shared-ui/texts/ShopTextsContext';
import { useAtomValue } from 'jotai';
import { use } from 'react';
import { laterTextFiles } from './laterTextFiles.ts';

/** Its own namespace, so that a shop can replace these texts too [I18-06]. */
const namespace = 'mf_tickets_later';

const loading = new Map<Language, Promise<TextTree>>();

/** Answers the same promise in every render, as `use` requires; one that failed is tried again by the next render. */
const load = (language: Language): Promise<TextTree> => {
  const known = loading.get(language);
  if (known) return known;
  const texts = laterTextFiles[language]().then((file) => file.default);
  loading.set(language, texts);
  texts.catch(() => loading.delete(language));
  return texts;
};

/**
 * The texts of dropdown, membership and upgrade. They are loaded with the first component that shows them, so the list of
 * tickets does not carry them. Suspends until they are there.
 */
export function useLaterTexts(): { t: Translate } {
  const language = useAtomValue(languageAtom);
  const texts = use(ShopTextsContext);
  if (!texts) throw new Error('useLaterTexts needs a ShopTextsContext around it.');
  texts.add(namespace, use(load(language)));
  return { t: texts.namespace(namespace) };
}
