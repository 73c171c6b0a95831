import { type Language, languages } from '@festival/shared-contracts/language/language';
import { type Html, html } from './html.ts';

/** A page as its maker knows it. */
export type Page = {
  title: string;
  language: Language;
  nonce: string;
  body: Html;
  /** The same page in another language; null where there is none. */
  addressIn: ((language: Language) => string) | null;
};

/** What stands around all pages of a service. */
type Frame = {
  styles: Html;
  header?: Html;
  /** In its own language: what it is called, and what the choice of one is. */
  texts: Record<Language, { name: string; language: string }>;
};

/** A whole document, which only its own styles may reach. */
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
