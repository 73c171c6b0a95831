import { document, type Page } from '../../html/document.ts';
import { styles } from './styles.ts';
import { pageTexts } from './texts.ts';

/** A whole document of sign-on. */
export const page = (given: Page): string => document(given, { styles, texts: pageTexts });
