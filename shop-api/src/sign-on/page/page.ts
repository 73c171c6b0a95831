import { type Language, languages } from '@festival/shared-contracts/language/language';
import { type Html, html } from '../../html/html.ts';
import { styles } from './styles.ts';
import { pageTexts } from './texts.ts';

type Page = {
  title: string;
  language: Language;
  nonce: string;
  body: Html;
  /** The same page in another language; none where there is none. */
  addressIn: ((language: Language) => string) | null;
};

/** A whole document of sign-on. */
export function page({ title, language, nonce, body, addressIn }: Page): string {
  const link = (other: Language) =>
    html`<a href="${addressIn?.(other) ?? ''}" lang="${other}" hreflang="${other}" ${other === language ? html`aria-current="page"` : null}>${pageTexts[other].name}</a>`;
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
  <main>${body}</main>
  ${addressIn === null ? null : html`<nav aria-label="${pageTexts[language].language}">${languages.map(link)}</nav>`}
</body>
</html>`.markup;
}
