import type { Language } from '@festival/shared-contracts/language/languages';
import { addTexts } from '@festival/shared-ui/texts/createI18n';
import type { i18n } from 'i18next';
import { loadChunk } from '../network/loadChunk.ts';
import { loadLaterTexts } from './loadLaterTexts.ts';

const additions = new WeakMap<i18n, Promise<void>>();

const add = async (texts: i18n): Promise<void> => {
  const { later, errors } = await loadChunk(() => loadLaterTexts(texts.language as Language));
  addTexts(texts, 'later', later);
  addTexts(texts, 'errors', { ...texts.getResourceBundle(texts.language, 'errors'), ...errors });
};

/** Adds the texts that no first page shows, once. The next call tries again if they could not be loaded. */
export const addLaterTexts = (texts: i18n): Promise<void> => {
  const addition =
    additions.get(texts) ??
    add(texts).catch((error) => {
      additions.delete(texts);
      throw error;
    });
  additions.set(texts, addition);
  return addition;
};
