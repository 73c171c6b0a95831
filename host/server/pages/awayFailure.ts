import { lightTexts } from '../../src/i18n/lightTexts.ts';
import type { PageData } from '../../src/page/pageData.ts';

/** Why a page has no content while the shop API does not answer: it says that it asks again by itself [RTE-05]. */
export const awayFailure = ({ language }: Pick<PageData, 'language'>): NonNullable<PageData['failure']> => ({
  status: 503,
  message: lightTexts[language]('away'),
});
