import type { Translate } from '@festival/shared-ui/texts/createShopTexts';
import { element, escapeHtml } from './documentHtml.ts';

/**
 * A sentence over the server's page for browsers in which the early script does not start, as HTML: those older than the supported
 * ones, and those that run no script. Its own script is in the language of the first ones.
 */
export const oldBrowserNotice = (t: Translate, nonce: string): string => {
  const sentence = escapeHtml(t('oldBrowser'));
  return [
    `<p id="old" hidden style="padding:1em">${sentence}</p>`,
    `${element('script', { nonce })}window.earlyPresses||(document.getElementById("old").hidden=!1)</script>`,
    `<noscript><p style="padding:1em">${sentence}</p></noscript>`,
  ].join('');
};
