import { type Language, languages } from '@festival/shared-contracts/language/languages';
import { withCarriedQuery } from '@festival/shared-ui/link/withCarriedQuery';
import { withoutCart } from '@festival/shared-ui/link/withoutCart';
import type { BrandAssets } from '../../../build/hostManifest.ts';
import { languageNames } from '../../../src/frame/header/languageNames.ts';
import { createTexts } from '../../../src/i18n/createTexts.ts';
import { lightTexts } from '../../../src/i18n/lightTexts.ts';
import { loadHostTexts } from '../../../src/i18n/loadHostTexts.ts';
import { element, escapeHtml } from '../../http/element.ts';
import { lightDocument } from '../../http/lightDocument.ts';
import { lightStyles } from '../../http/lightStyles.ts';
import { sharingMeta } from '../../render/sharingMeta.ts';
import type { BrandDocument } from './documentReader.ts';

interface DocumentPageOptions {
  slug: string;
  language: Language;
  brand: BrandAssets | undefined;
  /** Undefined for the page that reports a missing document. */
  document: BrandDocument | undefined;
  /** The page's address without query. */
  canonical: string;
  /** The query of the page's address, which its links carry [RTE-02]. */
  search: string;
  nonce: string;
}

const documentStyles = `main{inline-size:min(40rem,100% - 2rem)}body{grid-template-columns:minmax(0,1fr);place-items:start center;overflow-wrap:break-word}
h1{font-size:clamp(1.75rem,5vw,2.5rem)}h2{font-size:1.25rem;line-height:1.3;margin-block:2rem .5rem}ul{padding-inline-start:1.25rem}
dt{font-weight:700}dd{margin:0 0 .75rem}nav{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;margin-block-start:1.5rem}
nav a,.back{display:inline-block;padding-block:.25rem}[aria-current]{text-decoration:none}`;

const languageLink = (language: Language, shown: Language, query: string): string =>
  [
    element('a', {
      href: withCarriedQuery(`?language=${language}`, query),
      lang: language,
      hreflang: language,
      ...(language === shown && { 'aria-current': 'true' }),
    }),
    `${languageNames[language]}</a>`,
  ].join('');

/** The document's first paragraph, as text. */
const descriptionOf = ({ content }: BrandDocument): string =>
  (/<p>(.*?)<\/p>/s.exec(content)?.[1] ?? '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&amp;', '&');

const metaOf = (document: BrandDocument, { language, brand, canonical }: DocumentPageOptions) =>
  sharingMeta({
    title: document.title,
    description: descriptionOf(document),
    language,
    canonical,
    siteName: brand?.name,
  });

/** Renders a brand's document as a separate page without a script: in the brand's design, with links to the other languages and to the shop. */
export async function documentPage(options: DocumentPageOptions): Promise<string> {
  const { slug, language, brand, document, canonical, search, nonce } = options;
  const t = createTexts({ language, texts: await loadHostTexts(language) }).getFixedT(null, 'host');
  const query = withoutCart(search);
  const links = languages.map((other) => languageLink(other, language, query)).join('');
  const back = `${element('a', { class: 'back', href: withCarriedQuery(`/${slug}`, query) })}${escapeHtml(lightTexts[language]('back'))}</a>`;
  return lightDocument({
    language,
    brand,
    title: document?.title ?? t('error.notFoundTitle'),
    ...(document && { meta: metaOf(document, options) }),
    head: `${document ? element('link', { rel: 'canonical', href: canonical }) : ''}${element('link', { rel: 'icon', href: brand ? `/brand/${brand.id}/${brand.symbol}` : 'data:,' })}`,
    style: `${element('style', { nonce })}${lightStyles}${documentStyles}</style>`,
    content: [
      document?.content ?? `<p>${escapeHtml(t('error.notFoundText'))}</p>`,
      `<p>${back}</p>`,
      `${element('nav', { 'aria-label': t('header.language') })}${links}</nav>`,
    ].join(''),
  });
}
