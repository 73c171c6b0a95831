import type { Cart } from '@festival/shared-contracts/cart/cart';
import type { Language } from '@festival/shared-contracts/language/language';
import { formatMoney } from '@festival/shared-contracts/money/formatMoney';
import type { HostManifest } from '../../build/hostManifest.ts';
import { createTexts } from '../../src/i18n/createTexts.ts';
import { loadHostTexts } from '../../src/i18n/loadHostTexts.ts';
import { element, escapeHtml } from '../render/documentHtml.ts';
import { lightDocument } from '../render/lightDocument.ts';

interface OfferPageOptions {
  slug: string;
  language: Language;
  /** The id of the shop's brand. */
  brand: string;
  /** The cart that the visitor has. */
  own: Cart;
  /** The cart of the link. */
  offered: Cart;
  /** The path to show after the choice. */
  returnTo: string;
  nonce: string;
}

const styles = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--brand-color-ground,Canvas);
color:var(--brand-color-ink,CanvasText);font:1.125rem/1.6 var(--brand-font-text,system-ui,sans-serif)}
main{inline-size:min(34rem,100% - 2rem);padding-block:2rem}img{block-size:3rem;max-inline-size:100%}
h1{font-family:var(--brand-font-display,inherit);font-weight:var(--brand-weight-display,800);line-height:1.1;
font-size:clamp(2rem,6vw,3rem);margin-block:1.5rem 1rem}p{margin-block:0 1.25rem}form{display:grid;gap:1rem}
button{font:inherit;text-align:start;cursor:pointer;padding:1rem 1.25rem;border:2px solid var(--brand-color-outline,currentColor);
border-radius:.75rem;background:var(--brand-color-raised,Canvas);color:inherit}
button:hover{border-color:var(--brand-color-ink,currentColor)}b,span{display:block}
:focus-visible{outline:3px solid var(--brand-focus-color,currentColor);outline-offset:2px}`;

const itemsIn = ({ products }: Cart): number => Object.values(products).reduce((sum, quantity) => sum + quantity, 0);

/**
 * The page that asks which cart to keep, without a script: the one that the visitor has, or the one that a link brought
 * [SSO-06]. In the brand's looks and the visitor's language.
 */
export async function offerPage({ brands }: Pick<HostManifest, 'brands'>, options: OfferPageOptions): Promise<string> {
  const { slug, language, own, offered, returnTo, nonce } = options;
  const brand = brands[options.brand];
  const { t } = createTexts({ language, texts: await loadHostTexts(language) });
  const choice = (value: 'keep' | 'take', title: string, cart: Cart) =>
    [
      element('button', { name: 'choice', value }),
      `<b>${escapeHtml(title)}</b>`,
      `<span>${escapeHtml(t('cartOffer.holds', { count: itemsIn(cart), total: formatMoney(cart.totals.total) }))}</span></button>`,
    ].join('');
  return lightDocument({
    language,
    brand,
    title: t('cartOffer.title'),
    head: element('link', { rel: 'icon', href: brand ? `/brand/${brand.id}/${brand.symbol}` : 'data:,' }),
    style: `${element('style', { nonce })}${styles}</style>`,
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
