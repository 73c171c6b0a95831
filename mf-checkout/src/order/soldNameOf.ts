import type { Language } from '@festival/shared-contracts/language/languages';
import type { OrderPage } from '@festival/shared-contracts/order/orderPage';

/** The name under which a line was sold, in the visitor's language if the sale had it. */
export const soldNameOf = ({ name, texts }: Pick<OrderPage['lines'][number], 'name' | 'texts'>, language: Language) =>
  texts[language]?.name ?? name;
