import { type Html, html } from '@festival/service-kit/html/html';
import type { Language } from '@festival/shared-contracts/language/languages';
import { pageTexts } from './pageTexts.ts';

/** The link out of a sign-on: back to the person's page in the shop, as a guest. */
export const backToShop = (address: string, language: Language): Html =>
  html`<p class="other"><a href="${address}/back">${pageTexts[language].account.back}</a></p>`;
