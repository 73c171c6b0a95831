import { type PageDocument, pageDocumentId } from '../../src/page/pageDocument.ts';
import type { HeadLink } from './headLinks.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** JSON that can stand in a script element: no `<` that could end it. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const element = (name: string, attributes: Readonly<Record<string, string | true | undefined>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`))
    .join('')}>`;

export interface DocumentParts {
  title: string;
  nonce: string;
  colorScheme: string;
  themeColor: string;
  links: HeadLink[];
  /** What starts the page, in order. */
  scripts: { src: string; integrity: string | undefined }[];
  document: PageDocument;
  /** The rendered tree. */
  content: string;
}

/** The whole HTML document. */
export function documentHtml(parts: DocumentParts): string {
  const { title, nonce, colorScheme, themeColor, links, scripts, document, content } = parts;
  const { language, brand } = document.page;
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
    `${element('script', { type: 'application/json', id: pageDocumentId, nonce })}${scriptJson(document)}</script>`,
    '</body></html>',
  ].join('');
}
