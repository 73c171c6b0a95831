import { knownCode } from '@festival/shared-contracts/errors/errorCatalogue';
import { errorTexts as en } from '@festival/shared-contracts/errors/errorTexts.en';
import { errorTexts as es } from '@festival/shared-contracts/errors/errorTexts.es';
import { errorTexts as nl } from '@festival/shared-contracts/errors/errorTexts.nl';
import { sentenceOfRefusal } from '@festival/shared-contracts/errors/refusalTexts';
import type { Language } from '@festival/shared-contracts/language/languages';
import type { Product } from '@festival/shared-contracts/product/product';
import { createI18n, type Translate } from '@festival/shared-ui/texts/createI18n';
import type { HostManifest } from '../../../build/hostManifest.ts';
import { failureModal } from '../../../src/cart/failureModal.ts';
import { lightTexts } from '../../../src/i18n/lightTexts.ts';
import { textsOfRows } from '../../../src/overlays/modalTexts.ts';
import { element, escapeHtml } from '../../http/element.ts';
import { lightDocument } from '../../http/lightDocument.ts';
import { lightStyles } from '../../http/lightStyles.ts';
import type { Refusal } from './setQuantities.ts';

const errorTexts = { nl, en, es };

interface UnsetPageOptions {
  slug: string;
  language: Language;
  /** The id of the shop's brand. */
  brand: string;
  /** The path to return to. */
  returnTo: string;
  nonce: string;
  /** The refused quantities, with the shop's products for their names; or the form's fields, to be sent again. */
  unset:
    | { kind: 'refused'; refused: readonly Refusal[]; products: readonly Product[] }
    | { kind: 'away'; fields: readonly (readonly [string, string])[] };
}

/** The reason why a quantity is not in the cart, in the words of the page's modal. */
function sentenceOf({ error }: Refusal, errorText: Translate<'errors'>): string {
  const general = errorText('other.tryAgain');
  const { code, refusal, values = {} } = failureModal({ ...error, status: 200 }, undefined, general);
  if (refusal === undefined) return textsOfRows(errorText)(`${knownCode(code)}.text`, { replace: values });
  return sentenceOfRefusal({ ...refusal, values }, errorText) ?? general;
}

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

function contentOf({ slug, language, returnTo, unset }: UnsetPageOptions, errorText: Translate<'errors'>): string {
  const t = lightTexts[language];
  const back = `<p>${element('a', { href: returnTo })}${escapeHtml(t('back'))}</a></p>`;
  if (unset.kind === 'refused') {
    const nameOf = (id: string) => unset.products.find((product) => product.id === id)?.texts[language]?.name ?? id;
    const lines = unset.refused.map(
      (refusal) =>
        `<p><b>${escapeHtml(nameOf(refusal.productId))}</b> ${escapeHtml(sentenceOf(refusal, errorText))}</p>`,
    );
    return [...lines, back].join('');
  }
  return [
    paragraph(t('unset.awayText')),
    element('form', { method: 'post', action: `/${slug}/quantities` }),
    ...unset.fields.map(([name, value]) => element('input', { type: 'hidden', name, value })),
    `<button>${escapeHtml(t('unset.again'))}</button></form>`,
    back,
  ].join('');
}

/**
 * The page that names the refused quantities with their reasons, without a script; the other products of the form are in the cart [BYD-05,
 * ERR-02].
 */
export function unsetPage({ brands }: Pick<HostManifest, 'brands'>, options: UnsetPageOptions): string {
  const { language, nonce, unset } = options;
  const brand = brands[options.brand];
  const errorText = createI18n({ language, texts: { errors: errorTexts[language] } }).getFixedT(null, 'errors');
  return lightDocument({
    language,
    brand,
    title: lightTexts[language](`unset.${unset.kind}`),
    head: element('link', { rel: 'icon', href: brand ? `/brand/${brand.id}/${brand.symbol}` : 'data:,' }),
    style: `${element('style', { nonce })}${lightStyles}</style>`,
    content: contentOf(options, errorText),
  });
}
