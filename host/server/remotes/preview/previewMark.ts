import type { PageData } from '../../../src/page/pageData.ts';
import { barHtml } from '../override/barHtml.ts';
import { previewTexts } from './previewTexts.ts';

/** The parameter of a preview link; an empty value leaves the preview. */
export const previewParameter = 'preview';

/**
 * The bar over a page with preview versions, as HTML: their names, their end, and a link that leaves the preview at the visitor's current
 * address. Empty for every other page. [FED-04]
 */
export function previewMark({
  remotes,
  preview,
  language,
}: Pick<PageData, 'remotes' | 'preview' | 'language'>): string {
  if (preview === undefined) return '';
  const shown = Object.entries(remotes).flatMap(([name, { version, isPreview }]) =>
    isPreview ? [`${name} ${version}`] : [],
  );
  const { mark, until, leave } = previewTexts[language];
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const what = `${shown.join(', ')} (${until(`${moment.format(new Date(preview.until))} UTC`)})`;
  return barHtml({ id: 'preview', mark, what, href: `?${previewParameter}=`, leave });
}
