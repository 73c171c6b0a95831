import { document, type Page } from '@festival/shop-api/platform/html/document';
import { pageTexts } from './pageTexts.ts';
import { styles } from './styles.ts';

export const page = (given: Page): string => document(given, { styles, texts: pageTexts });
