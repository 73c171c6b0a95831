import type { Translate } from '@festival/shared-ui/texts/createShopTexts';
import { element, escapeHtml } from './documentHtml.ts';

/**
 * A sentence over the server's page for browsers that are older than the supported ones, as HTML: in those the early script has
 * not started. Its own script is in the language of the first ones.
 */
export const oldBrowserNotice = (t: Translate, nonce: string): string =>
  [
    `<p id="old" hidden style="padding:1em">${escapeHtml(t('oldBrowser'))}</p>`,
    `${element('script', { nonce })}window.earlyPresses||(document.getElementById("old").hidden=!1)</script>`,
  ].join('');
