import { type Html, html } from '../html/html.ts';

/** The name, colours and fonts of a mail. Colours have six digits, such as `#1a1a1a`; `rule` is the height of the line below the heading in pixels. */
export type MailLooks = {
  name: string;
  looks: Record<'ground' | 'paper' | 'ink' | 'soft' | 'line' | 'primary' | 'onPrimary', string> & { rule: number };
  /** Null for plain paper with only the colours. */
  stationery: { headingFamily: string; textFamily: string } | null;
};

type MailPage = {
  brand: MailLooks;
  language: 'nl' | 'en' | 'es';
  title: string;
  body: Html;
  /** Shows the brand's art and logo at the top; the message then needs the `brandPictures` attached. By default shows the brand's name. */
  isPictured?: boolean;
};

/** Whether a six-digit colour is dark. */
const isDark = (color: string): boolean => {
  const [red = 0, green = 0, blue = 0] = (color.match(/[0-9a-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
};

const commonFonts = "'Segoe UI', Helvetica, Arial, sans-serif";

/** The HTML of a mail in the brand's design. Mail programs need tables and inline styles. */
export function mailPage({ brand, language, title, body, isPictured = false }: MailPage): string {
  const { ground, paper, ink, line } = brand.looks;
  const { textFamily = 'Figtree', headingFamily = textFamily } = brand.stationery ?? {};
  // Declares the colour scheme, so that mail programs do not recolour the mail and the brand's colours remain readable
  // together.
  const scheme = isDark(ground) ? 'dark' : 'light';
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${scheme}">
<meta name="supported-color-schemes" content="${scheme}">
<title>${title}</title>
</head>
<body style="margin:0;background:${ground};color:${ink};font:16px/1.5 '${textFamily}', ${commonFonts}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${ground}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${paper};border:1px solid ${line}">
${isPictured && brand.stationery ? pictures(brand) : name(brand)}
<tr><td style="padding:28px;color:${ink}">
<h1 style="margin:0 0 16px;font:700 28px/1.2 '${headingFamily}', ${commonFonts};color:${ink}">${title}</h1>
${body}
</td></tr></table>
</td></tr></table>
</body>
</html>`.markup;
}

const name = ({ name: brandName, looks: { primary, onPrimary, rule, ink } }: MailLooks): Html =>
  html`<tr><td style="padding:20px 28px;background:${primary};color:${onPrimary};font-size:22px;font-weight:800;border-bottom:${rule}px solid ${ink}">${brandName}</td></tr>`;

/** The art is decorative; the alternative text of the logo is the brand's name. */
const pictures = ({ name: brandName, looks: { ground, primary } }: MailLooks): Html =>
  html`<tr><td style="padding:0;background:${primary}"><img src="cid:brand-art" width="600" alt="" style="display:block;width:100%;height:auto;border:0"></td></tr>
<tr><td style="padding:16px 28px;background:${ground};border-top:4px solid ${primary}"><img src="cid:brand-logo" height="34" alt="${brandName}" style="display:block;height:34px;width:auto;border:0"></td></tr>`;
