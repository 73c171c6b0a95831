import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { Translate } from '@festival/shared-ui/texts/createShopTexts';
import { element, escapeHtml } from './documentHtml.ts';

/**
 * Where the early script says that the page is still loading, and the form that then puts the choice into the cart without
 * React. Shops that keep wishlists have their cart in the browser, which no form reaches.
 */
export function earlyNotice(config: ShopConfig, t: Translate): string {
  if (!capabilitiesOf(config).usesServerCart) return '';
  return [
    '<div id="early" role="status"></div><template id="early-form">',
    element('form', { method: 'post', action: `/${config.slug}/quantities` }),
    `<p>${escapeHtml(t('early.text'))}</p><button>${escapeHtml(t('early.send'))}</button></form></template>`,
  ].join('');
}
