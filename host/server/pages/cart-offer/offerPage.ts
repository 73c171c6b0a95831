import type { Cart } from '@festival/shared-contracts/cart/cart';
import type { Language } from '@festival/shared-contracts/language/languages';
import { moneyIn } from '@festival/shared-contracts/money/moneyIn';
import type { HostManifest } from '../../../build/hostManifest.ts';
import { lightTexts } from '../../../src/i18n/lightTexts.ts';
import { element, escapeHtml } from '../../http/element.ts';
import { lightDocument } from '../../http/lightDocument.ts';
import { lightStyles } from '../../http/lightStyles.ts';

interface OfferPageOptions {
  slug: string;
  language: Language;
  /** The id of the shop's brand. */
  brand: string;
  /** The visitor's own cart. */
  own: Cart;
  /** The cart of the link. */
  offered: Cart;
  /** The path to show after the choice. */
  returnTo: string;
  nonce: string;
}

const itemsIn = ({ products }: Cart): number => Object.values(products).reduce((sum, quantity) => sum + quantity, 0);

/**
 * The page that asks which cart to keep, without a script: the visitor's own or the link's [SSO-06]. It uses the brand's design and the visitor's
 * language.
 */
export function offerPage({ brands }: Pick<HostManifest, 'brands'>, options: OfferPageOptions): string {
  const { slug, language, own, offered, returnTo, nonce } = options;
  const brand = brands[options.brand];
  const t = lightTexts[language];
  const choice = (value: 'keep' | 'take', title: string, cart: Cart) =>
    [
      element('button', { name: 'choice', value }),
      `<b>${escapeHtml(title)}</b>`,
      `<span>${escapeHtml(t('cartOffer.holds', { count: itemsIn(cart), total: moneyIn(language, cart.totals.total) }))}</span></button>`,
    ].join('');
  return lightDocument({
    language,
    brand,
    title: t('cartOffer.title'),
    head: element('link', { rel: 'icon', href: brand ? `/brand/${brand.id}/${brand.symbol}` : 'data:,' }),
    style: `${element('style', { nonce })}${lightStyles}</style>`,
    content: [
      `<p>${escapeHtml(t('cartOffer.text'))}</p>`,
      element('form', { method: 'post', action: `/${slug}/cart-offer` }),
      element('input', { type: 'hidden', name: 'returnTo', value: returnTo }),
      choice('keep', t('cartOffer.keep'), own),
      choice('take', t('cartOffer.take'), offered),
      '</form>',
    ].join(''),
  });
}
