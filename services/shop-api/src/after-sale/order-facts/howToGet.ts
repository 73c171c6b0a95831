import type { Language } from '@festival/shared-contracts/language/languages';
import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import type { MappedType, Product } from '@festival/shared-contracts/product/product';
import { daysInWords } from './festivalFacts.ts';
import { orderDetailTexts } from './orderDetailTexts.ts';

/** The products, besides those of a stay, that an order explains: they have no ticket, and are not sent. */
export const explainedTypes: readonly MappedType[] = ['extras', 'membership', 'comparetransport'];

interface BoughtExtra {
  /** The extra, in the language of the sentences. */
  product: Product;
  /** The number of the order in which it was bought. */
  reference: string;
  /** Whether it is an extra of a stay, which waits there. */
  isOfStay: boolean;
  /** The stay of an earlier order to which it belongs. */
  ofStay: OrderPage['lines'][number]['ofStay'];
}

/** How a buyer gets an extra, a membership or a ride, in sentences: its stay, what it is, and where it waits; in mails and on the order's page [BYD-02]. */
export function howToGet({ product, reference, isOfStay, ofStay }: BoughtExtra, language: Language): string[] {
  const texts = orderDetailTexts[language];
  const { departure, description, partner, partnerTermsUrl: termsUrl = '' } = product.meta;
  const onTheSpot = product.mappedType === 'comparetransport' ? texts.onTheWay : texts.onTheSpot;
  const where = isOfStay ? texts.atReception : onTheSpot;
  // A refund protection is not picked up; its partner answers for it [INS-01].
  const offer = partner && texts.offeredBy({ name: partner, termsUrl });
  const last = offer || (product.mappedType === 'membership' ? texts.onAccount : where(reference));
  const told = [departure && texts.departure(departure), description, last].filter(
    (sentence) => sentence !== undefined && sentence !== '',
  );
  if (!ofStay) return told;
  const days = { first: ofStay.arrival, last: ofStay.departure };
  const stay = texts.atStay(ofStay.texts[language]?.name ?? ofStay.name, ofStay.reference);
  return [`${stay}, ${daysInWords(days, language)}`, ...told];
}
