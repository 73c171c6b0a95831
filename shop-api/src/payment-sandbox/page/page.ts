import { type Html, html } from '../../html/html.ts';
import { styles } from './styles.ts';
import { type PageLanguage, pageTexts } from './texts.ts';

type Page = {
  title: string;
  language: PageLanguage;
  nonce: string;
  body: Html;
  /** The same page in another language; none where there is none. */
  addressIn: ((language: PageLanguage) => string) | null;
};

const languages = ['nl', 'en', 'es'] as const;

/** A whole document of the sandbox. */
export function page({ title, language, nonce, body, addressIn }: Page): string {
  const texts = pageTexts[language];
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
  <header>${texts.sandbox}</header>
  <main>${body}</main>
  ${
    addressIn === null
      ? null
      : html`<nav aria-label="${texts.language}">${languages.map(
          (other) =>
            html`<a href="${addressIn(other)}" lang="${other}" hreflang="${other}" ${other === language ? html`aria-current="page"` : null}>${pageTexts[other].name}</a>`,
        )}</nav>`
  }
</body>
</html>`.markup;
}
