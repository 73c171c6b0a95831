import type { TextTree } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { Language } from '@festival/shared-contracts/language/languages';
import type { Translate } from '@festival/shared-ui/texts/createI18n';
import { loadLaterTexts } from '../i18n/loadLaterTexts.ts';
import type { CartDeps } from './cartWriter.ts';

interface NoCookieDeps extends Pick<CartDeps, 'openModal'> {
  language: Language;
  addTexts(namespace: 'later', texts: TextTree): void;
  laterText: Translate<'later'>;
}

/** Says that the browser keeps no cookie, and that the shop needs one to hold tickets. A press may come before the later texts are loaded. */
export const explainNoCookie = async ({ language, addTexts, laterText, openModal }: NoCookieDeps): Promise<void> => {
  addTexts('later', await loadLaterTexts(language));
  void openModal(8000, { message: laterText('connection.noCookie') });
};
