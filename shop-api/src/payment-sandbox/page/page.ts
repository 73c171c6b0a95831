import { document, type Page } from '../../html/document.ts';
import { html } from '../../html/html.ts';
import { styles } from './styles.ts';
import { pageTexts } from './texts.ts';

/** A whole document of the sandbox. */
export const page = (given: Page): string =>
  document(given, { styles, texts: pageTexts, header: html`<header>${pageTexts[given.language].sandbox}</header>` });
