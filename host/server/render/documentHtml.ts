import type { PageData } from '../../src/page/pageData.ts';
import { pageDataId } from '../../src/page/readPageData.ts';
import type { HeadLink } from './headLinks.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text for HTML, also inside an attribute. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** JSON for a script element: without `<`, which could end the element. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The start tag of an element. */
export const element = (name: string, attributes: Readonly<Record<string, string | true | undefined>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`))
    .join('')}>`;

interface DocumentOptions {
  title: string;
  nonce: string;
  colorScheme: string;
  themeColor: string;
  links: HeadLink[];
  /** The scripts that start the page, in order. */
  scripts: { src: string; integrity: string | undefined }[];
  page: PageData;
  /** The rendered tree. */
  content: string;
}

/** The complete HTML document. */
export function documentHtml(options: DocumentOptions): string {
  const { title, nonce, colorScheme, themeColor, links, scripts, page, content } = options;
  const { language, brand } = page;
  return [
    '<!doctype html>',
    element('html', { lang: language, 'data-brand': brand?.id }),
    '<head><meta charset="utf-8">',
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
    element('meta', { name: 'color-scheme', content: colorScheme }),
    element('meta', { name: 'theme-color', content: themeColor }),
    `<title>${escapeHtml(title)}</title>`,
    ...links.map((link) => element('link', { ...link })),
    ...scripts.map(
      ({ src, integrity }) =>
        `${element('script', { src, integrity, nonce, defer: true, crossorigin: 'anonymous' })}</script>`,
    ),
    '</head><body>',
    `<div id="root">${content}</div>`,
    `${element('script', { type: 'application/json', id: pageDataId, nonce })}${scriptJson(page)}</script>`,
    '</body></html>',
  ].join('');
}
