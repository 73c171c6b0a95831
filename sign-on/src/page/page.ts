import { document, type Page } from '@festival/shop-api/platform/html/document';
import { pageTexts } from './pageTexts.ts';
import { styles } from './styles.ts';

/** A whole document of sign-on. */
export const page = (given: Page): string => document(given, { styles, texts: pageTexts });
