import { lightTexts } from '../../src/i18n/lightTexts.ts';
import type { PageData } from '../../src/page/pageData.ts';

/** The failure of a page without content while the shop API does not answer; the page says that it tries again automatically [RTE-05]. */
export const awayFailure = ({ language }: Pick<PageData, 'language'>): NonNullable<PageData['failure']> => ({
  status: 503,
  message: lightTexts[language]('away'),
});
