import { createHash } from 'node:crypto';
import { type Language, languages } from '@festival/shared-contracts/language/languages';
import type { BrandAssets, HostManifest } from '../../build/hostManifest.ts';
import { lightTexts } from '../../src/i18n/lightTexts.ts';
import { element, escapeHtml } from '../http/element.ts';
import { lightDocument } from '../http/lightDocument.ts';

interface BusyPageOptions {
  language: Language;
  /** The id of the shop's brand; without one the page is plain. */
  brand: string | undefined;
  /** Seconds after which the browser requests the page again. */
  seconds: number;
}

/** Returns the page that asks a visitor to wait, in bytes. */
export type BusyPage = (options: BusyPageOptions) => Buffer;

const styles = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--brand-color-ground,Canvas);
color:var(--brand-color-ink,CanvasText);font:1.125rem/1.6 var(--brand-font-text,system-ui,sans-serif)}
main{max-inline-size:34rem;padding:2rem}img{block-size:3rem;max-inline-size:100%}
h1{font-family:var(--brand-font-display,inherit);font-weight:var(--brand-weight-display,800);
line-height:1.1;font-size:clamp(2rem,6vw,3.25rem);margin-block:1.5rem 1rem}p{margin-block:0 1rem}
a{color:inherit;font-weight:700}`;

/** The headers of the page: it only loads the brand's styles. */
export const busyPageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'self' 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
    "img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ].join('; '),
};

type BusyTexts = Record<'title' | 'text' | 'again', string>;

const textsOf = (language: Language): [Language, BusyTexts] => {
  const t = lightTexts[language];
  return [language, { title: t('busy.title'), text: t('busy.text'), again: t('busy.again') }];
};

const html = ({ title, text, again }: BusyTexts, brand: BrandAssets | undefined, language: Language, seconds: number) =>
  lightDocument({
    language,
    brand,
    title,
    head: element('meta', { 'http-equiv': 'refresh', content: String(seconds) }),
    style: `<style>${styles}</style>`,
    // An empty address means the page's own address, with its query.
    content: `<p>${escapeHtml(text)}</p><p>${element('a', { href: '' })}${escapeHtml(again)}</a></p>`,
  });

/**
 * Prepares the page of a shop that has too many visitors: in the brand's design and three languages, without a script. The browser requests the same
 * address again automatically. Each page is made once, so a crowd only costs the server the bytes sent.
 */
export function busyPage({ brands }: Pick<HostManifest, 'brands'>): BusyPage {
  const texts = new Map(languages.map(textsOf));
  const made = new Map<string, Buffer>();

  return ({ language, brand: id, seconds }) => {
    const brand = id === undefined ? undefined : brands[id];
    // A brand's stylesheet gets another name when it changes.
    const key = [language, seconds, brand?.id, ...(brand?.css ?? [])].join(' ');
    const known = made.get(key);
    if (known) return known;
    const page = Buffer.from(html(texts.get(language) ?? { title: '', text: '', again: '' }, brand, language, seconds));
    made.set(key, page);
    return page;
  };
}
