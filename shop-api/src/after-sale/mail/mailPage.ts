import { type Html, html } from '../../platform/html/html.ts';
import type { MailBrand } from './mailBrand.ts';

type MailPage = { brand: MailBrand; language: 'nl' | 'en' | 'es'; title: string; body: Html };

const fonts = "Figtree, 'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif";

/** The HTML of a mail in the brand's looks. Mail programs need tables and inline styles. */
export function mailPage({ brand, language, title, body }: MailPage): string {
  const { ground, paper, ink, line, primary, onPrimary, rule } = brand.looks;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body style="margin:0;background:${ground};color:${ink};font:16px/1.5 ${fonts}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${ground}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${paper};border:1px solid ${line}">
<tr><td style="padding:20px 28px;background:${primary};color:${onPrimary};font-size:22px;font-weight:800;border-bottom:${rule}px solid ${ink}">${brand.name}</td></tr>
<tr><td style="padding:28px;color:${ink}">
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2;color:${ink}">${title}</h1>
${body}
</td></tr></table>
</td></tr></table>
</body>
</html>`.markup;
}
