import type { Language } from '@festival/shared-contracts/language/languages';
import type { BrandAssets } from '../../build/hostManifest.ts';
import { element, escapeHtml } from './element.ts';

interface LightDocument {
  language: Language;
  /** The brand; without it the page is plain. */
  brand: BrandAssets | undefined;
  /** The page's title and heading, as text. */
  title: string;
  /** The attributes of the page's meta elements; without them the page is excluded from search engines. */
  meta?: Readonly<Record<string, string>>[];
  /** More elements of the head, as HTML. */
  head: string;
  /** The page's own style element, as HTML. */
  style: string;
  /** The content below the heading, as HTML. */
  content: string;
}

/** The document of a page in the brand's design that runs no script and needs no rendering process. */
export const lightDocument = ({
  language,
  brand,
  title,
  meta = [{ name: 'robots', content: 'noindex' }],
  head,
  style,
  content,
}: LightDocument): string =>
  [
    '<!doctype html>',
    element('html', { lang: language, 'data-brand': brand?.id }),
    '<head><meta charset="utf-8">',
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('meta', { name: 'color-scheme', content: brand?.colorScheme ?? 'light dark' }),
    ...meta.map((attributes) => element('meta', attributes)),
    head,
    `<title>${escapeHtml([title, brand?.name].filter(Boolean).join(' · '))}</title>`,
    ...(brand?.css ?? []).map((file) => element('link', { rel: 'stylesheet', href: `/assets/${file}` })),
    `${style}</head><body><main>`,
    brand ? element('img', { src: `/brand/${brand.id}/${brand.logo}`, alt: brand.name }) : '',
    `<h1>${escapeHtml(title)}</h1>${content}</main></body></html>`,
  ].join('');
