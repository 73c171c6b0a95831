import { document, type Page } from '@festival/service-kit/html/document';
import { pageTexts } from './pageTexts.ts';
import { styles } from './styles.ts';

export const page = (given: Page): string => document(given, { styles, texts: pageTexts });
