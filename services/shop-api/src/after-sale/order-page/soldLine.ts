import { languages } from '@festival/shared-contracts/language/languages';
import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import { type Product, productSchema } from '@festival/shared-contracts/product/product';
import { productInLanguage } from '@festival/shared-contracts/product/productInLanguage';
import * as z from 'zod/mini';
import { addOnStay } from '../../sale/order/addOnStay.ts';
import { admissionDays } from '../order-facts/admissionDays.ts';
import { explainedTypes, howToGet } from '../order-facts/howToGet.ts';

type Line = OrderPage['lines'][number];

/** A sold line with the festival's current product; null when the festival no longer has it. */
export type LineRow = Line & {
  definition: unknown;
  /** The package of an add-on's stay. */
  stay: unknown;
  /** Whether it is an extra of a stay, and not its room. */
  isOfStay: boolean;
};

/** A line of an order with the description and the times of its product. */
export function soldLine({ definition, stay, isOfStay, ...own }: LineRow, reference: string): Line {
  const ofStay = addOnStay(own.productId, stay);
  const line = { ...own, ...(ofStay && { ofStay }) };
  if (!definition) return line;
  const product = z.parse(productSchema, definition);
  const texts = withCurrentTexts(line.texts, product);
  const hasWays = isOfStay || explainedTypes.includes(product.mappedType);
  return {
    ...line,
    ...soldProduct(product),
    texts: hasWays ? withWays(texts, { product, reference, isOfStay, ofStay }) : texts,
  };
}

/** The texts of a line with how to get it, in every language. */
function withWays(texts: Line['texts'], { product, ...own }: Parameters<typeof howToGet>[0]): Line['texts'] {
  const ways = languages.map((language) => {
    const howTo = howToGet({ product: productInLanguage(product, language), ...own }, language).join('\n');
    return [language, { ...texts[language], howToGet: howTo }] as const;
  });
  return { ...texts, ...Object.fromEntries(ways) };
}

/** A product's kind, art, days and times; missing ones are left out. */
function soldProduct({ mappedType, meta }: Product): Partial<Line> {
  const { image, productImages, doorsAt, endsAt, departsAt, returnsAt, departure, partner, partnerTermsUrl } = meta;
  const days = doorsAt && endsAt ? admissionDays(doorsAt, endsAt) : null;
  const picture = image || productImages[0];
  return {
    mappedType,
    ...(picture && { image: picture }),
    ...(days && { firstDay: days.first, lastDay: days.last }),
    ...(doorsAt && { doorsAt }),
    ...(endsAt && { endsAt }),
    ...(departsAt && { departsAt }),
    ...(returnsAt && { returnsAt }),
    ...(departure && { departure }),
    ...(partner && { partner }),
    ...(partnerTermsUrl && { partnerTermsUrl }),
  };
}

function withCurrentTexts(texts: Line['texts'], { texts: ofProduct }: Product): Line['texts'] {
  const current = Object.entries(ofProduct).flatMap(([language, { meta }]) => {
    const { departure, partnerTermsUrl } = meta ?? {};
    if (!departure && !partnerTermsUrl) return [];
    const added = { ...(departure && { departure }), ...(partnerTermsUrl && { partnerTermsUrl }) };
    return [[language, { ...texts[language as keyof typeof texts], ...added }] as const];
  });
  return { ...texts, ...Object.fromEntries(current) };
}
