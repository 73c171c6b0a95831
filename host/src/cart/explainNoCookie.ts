import type { Translate } from '@festival/shared-ui/texts/createI18n';
import type { i18n } from 'i18next';
import { addLaterTexts } from '../i18n/addLaterTexts.ts';
import type { CartDeps } from './cartWriter.ts';

interface NoCookieDeps extends Pick<CartDeps, 'openModal'> {
  texts: i18n;
  laterText: Translate<'later'>;
}

/** Says that the browser keeps no cookie, and that the shop needs one to hold tickets. A press may come before the later texts are loaded. */
export const explainNoCookie = async ({ texts, laterText, openModal }: NoCookieDeps): Promise<void> => {
  await addLaterTexts(texts);
  void openModal(8000, { message: laterText('connection.noCookie') });
};
