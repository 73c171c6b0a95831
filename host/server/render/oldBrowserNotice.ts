import type { Language } from '@festival/shared-contracts/language/languages';
import { lightTexts } from '../../src/i18n/lightTexts.ts';
import { element, escapeHtml } from '../http/element.ts';

/**
 * A sentence above the server's page, as HTML, which remains visible if the early script does not start: in browsers older than the supported ones,
 * and without scripts. Its own script uses the first version of JavaScript.
 */
export const oldBrowserNotice = (language: Language, nonce: string): string =>
  [
    `<p id="old" data-nosnippet style="padding:1em">${escapeHtml(lightTexts[language]('oldBrowser'))}</p>`,
    `${element('script', { nonce })}window.earlyPresses&&(document.getElementById("old").hidden=!0)</script>`,
  ].join('');
