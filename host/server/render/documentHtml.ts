import type { PageData } from '../../src/page/pageData.ts';
import { pageDataId } from '../../src/page/readPageData.ts';
import { element, escapeHtml } from '../http/element.ts';
import type { FoundAndShared } from './foundAndShared.ts';
import type { HeadLink } from './headLinks.ts';

/** JSON for a script element: without `<`, so that it can't end the element. */
const inScript = (json: string): string => json.replaceAll('<', '\\u003c');

/** The ends of documents, by products and hashes. An end contains the data that pages share, which is the larger part of a document. */
const ends = new WeakMap<PageData['products'], WeakMap<PageData['integrity'], { config: unknown; end: Buffer }>>();

/** The end of a document, from the shared part of its data on. The same objects give the same bytes. */
function sharedEnd({ config, products, integrity }: PageData): Buffer {
  const ofProducts = ends.get(products) ?? new WeakMap();
  ends.set(products, ofProducts);
  const known = ofProducts.get(integrity);
  if (known?.config === config) return known.end;
  const shared = Object.entries({ config, products, integrity }).map(
    ([name, value]) => `,"${name}":${JSON.stringify(value)}`,
  );
  const end = Buffer.from(`${inScript(shared.join(''))}}</script></body></html>`);
  ofProducts.set(integrity, { config, end });
  return end;
}

/** The beginning of a page's data as JSON, which `sharedEnd` completes. */
const ownJson = ({ config, products, integrity, ...own }: PageData): string => JSON.stringify(own).slice(0, -1);

interface DocumentOptions {
  title: string;
  nonce: string;
  colorScheme: string;
  themeColor: string;
  links: HeadLink[];
  found: FoundAndShared;
  /** The text of the script that handles presses until React does; the same for every page. */
  early: string;
  /** The scripts that start the page, in order. */
  scripts: { src: string; integrity: string | undefined }[];
  page: PageData;
  /** The HTML of the rendered tree. */
  content: Buffer;
  /** HTML before the tree: the notice for old browsers, and the bar of a developer's build or a preview. */
  before: string;
  /** HTML after the tree: the element in which the early script says that the page is still loading. */
  notice: string;
}

/** The bytes of the complete HTML document. */
export function documentHtml(options: DocumentOptions): Buffer {
  const { title, nonce, colorScheme, themeColor, links, found, early, scripts, page } = options;
  const { before, content, notice } = options;
  const { language, brand } = page;
  const head = [
    '<!doctype html>',
    element('html', { lang: language, 'data-brand': brand?.id }),
    '<head><meta charset="utf-8">',
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
    // Order numbers are not phone numbers; iPhones would make links of them.
    element('meta', { name: 'format-detection', content: 'telephone=no' }),
    element('meta', { name: 'color-scheme', content: colorScheme }),
    element('meta', { name: 'theme-color', content: themeColor }),
    `<title>${escapeHtml(title)}</title>`,
    // Placed before the styles, since a script after them would wait for them.
    `${element('script', { nonce })}${early}</script>`,
    ...links.map((link) => element('link', { ...link })),
    ...scripts.map(
      ({ src, integrity }) =>
        `${element('script', { src, integrity, nonce, defer: true, crossorigin: 'anonymous' })}</script>`,
    ),
    // Placed after the files that the first paint needs.
    ...found.meta.map((attributes) => element('meta', attributes)),
    found.canonical === undefined ? '' : element('link', { rel: 'canonical', href: found.canonical }),
    found.event === undefined
      ? ''
      : `<script type="application/ld+json">${inScript(JSON.stringify(found.event))}</script>`,
    '</head><body>',
    before,
    '<div id="root">',
  ].join('');
  const data = element('script', { type: 'application/json', id: pageDataId, nonce });
  const rest = `</div>${notice}${data}${inScript(ownJson(page))}`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from(rest), sharedEnd(page)]);
}
