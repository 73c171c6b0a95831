import { document, type Page } from '@festival/service-kit/html/document';
import { html } from '@festival/service-kit/html/html';
import { pageTexts } from './pageTexts.ts';
import { styles } from './styles.ts';

export const page = (given: Page): string =>
  document(given, { styles, texts: pageTexts, header: html`<header>${pageTexts[given.language].sandbox}</header>` });
