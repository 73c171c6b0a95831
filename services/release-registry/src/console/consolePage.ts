import { html } from '@festival/service-kit/html/html';
import type { ConsoleBuild } from './consoleBuild.ts';

/** The HTML page of the console. Scripts and styles run only with the page's nonce or their hash. */
export const consolePage = ({ scripts, styles }: ConsoleBuild, nonce: string): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Releases</title>
<link rel="icon" href="data:,">
${styles.map(
  ({ file, integrity }) =>
    html`<link rel="stylesheet" href="/console/assets/${file}" integrity="${integrity}" crossorigin="anonymous" nonce="${nonce}">`,
)}
${scripts.map(
  ({ file, integrity }) =>
    html`<script defer src="/console/assets/${file}" integrity="${integrity}" crossorigin="anonymous" nonce="${nonce}"></script>`,
)}
</head>
<body>
<div id="console"></div>
<noscript>The console needs JavaScript. The command line does all that it does: npx festival-release help.</noscript>
</body>
</html>
`.markup;

/** The headers of the page: it loads only the files that it names, calls only the registry, and can't be framed. */
export const consolePageHeaders = (nonce: string): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    'img-src data:',
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'integrity-policy': 'blocked-destinations=(script)',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
});
