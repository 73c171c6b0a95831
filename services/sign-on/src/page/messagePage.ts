import { html } from '@festival/service-kit/html/html';
import type { Language } from '@festival/shared-contracts/language/languages';
import { page } from './page.ts';
import { pageTexts } from './pageTexts.ts';

type MessagePage = {
  message: keyof (typeof pageTexts)['nl']['message'];
  language: Language;
  nonce: string;
};

/** A page with a message and no form. */
export function messagePage({ message, language, nonce }: MessagePage): string {
  const { title, text } = pageTexts[language].message[message];
  const body = html`<div class="paper"><h1>${title}</h1><p>${text}</p></div>`;
  return page({ title, language, nonce, body, addressIn: null });
}
