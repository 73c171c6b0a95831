import type { Translate } from '@festival/shared-ui/texts/createI18n';
import { element, escapeHtml } from './documentHtml.ts';

/**
 * A sentence over the server's page, as HTML, which stays where the early script has not started: in browsers that are older than the
 * supported ones, and without scripts. Its own script is in the language of the first ones.
 */
export const oldBrowserNotice = (t: Translate<'host'>, nonce: string): string =>
  [
    `<p id="old" data-nosnippet style="padding:1em">${escapeHtml(t('oldBrowser'))}</p>`,
    `${element('script', { nonce })}window.earlyPresses&&(document.getElementById("old").hidden=!0)</script>`,
  ].join('');
