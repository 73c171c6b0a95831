import { type Language, languages } from '@festival/shared-contracts/language/languages';
import { type Html, html } from './html.ts';

/** The parts of a document that differ between pages. */
export type Page = {
  title: string;
  language: Language;
  nonce: string;
  body: Html;
  /** Address of the page in another language; null for a page in one language. */
  addressIn: ((language: Language) => string) | null;
};

/** The parts that all pages of a service share. */
type Frame = {
  styles: Html;
  header?: Html;
  /** For each language: its name in that language, and the label of the language links. */
  texts: Record<Language, { name: string; language: string }>;
};

/** A complete HTML document. */
export function document({ title, language, nonce, body, addressIn }: Page, { styles, header, texts }: Frame): string {
  const link = (other: Language) =>
    html`<a href="${addressIn?.(other) ?? ''}" lang="${other}" hreflang="${other}" ${other === language ? html`aria-current="page"` : null}>${texts[other].name}</a>`;
  return html`<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title}</title>
  <link rel="icon" href="data:,">
  <style nonce="${nonce}">${styles}</style>
</head>
<body>
  ${header ?? null}
  <main>${body}</main>
  ${addressIn === null ? null : html`<nav aria-label="${texts[language].language}">${languages.map(link)}</nav>`}
</body>
</html>`.markup;
}
