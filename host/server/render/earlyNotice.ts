import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { Translate } from '@festival/shared-ui/texts/createI18n';
import { element, escapeHtml } from '../http/element.ts';

/**
 * Where the early script says that the page is still loading, or that its code did not come, in the page's language: that
 * of the texts is code too [RTE-09]. A waiting choice has a form that puts it into the cart without React; shops that keep
 * wishlists have their cart in the browser, which no form reaches.
 */
export function earlyNotice(config: ShopConfig, t: Translate<'host'>): string {
  return [
    '<div id="early" role="status"></div><template id="early-failed">',
    `<div><p>${escapeHtml(t('error.notStarted'))}</p><a href="">${escapeHtml(t('error.again'))}</a></div></template>`,
    capabilitiesOf(config).usesServerCart ? choiceForm(config, t) : '',
  ].join('');
}

function choiceForm(config: ShopConfig, t: Translate<'host'>): string {
  return [
    '<template id="early-form">',
    element('form', { method: 'post', action: `/${config.slug}/quantities` }),
    `<p>${escapeHtml(t('early.text'))}</p><button>${escapeHtml(t('early.send'))}</button></form></template>`,
  ].join('');
}
