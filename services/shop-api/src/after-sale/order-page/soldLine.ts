import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import { type Product, productSchema } from '@festival/shared-contracts/product/product';
import * as z from 'zod/mini';
import { admissionDays } from '../order-facts/admissionDays.ts';

type Line = OrderPage['lines'][number];

/** A sold line with the festival's current product; null when the festival no longer has it. */
export type LineRow = Line & { definition: unknown };

/** A line with the description and the times of its product. */
export function soldLine({ definition, ...line }: LineRow): Line {
  if (!definition) return line;
  const product = z.parse(productSchema, definition);
  return { ...line, ...soldProduct(product), texts: withCurrentTexts(line.texts, product) };
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
