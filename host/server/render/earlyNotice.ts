import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { Translate } from '@festival/shared-ui/texts/createI18n';
import { element, escapeHtml } from '../http/element.ts';

/**
 * The element in which the early script says, in the page's language, that the page is still loading or that its code did not arrive. It contains the
 * texts itself, since the texts module is code too [RTE-09]. Waiting quantities have a form that works without React, except in shops that keep
 * wishlists, whose carts are in the browser.
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
