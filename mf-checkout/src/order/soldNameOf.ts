import type { Language } from '@festival/shared-contracts/language/languages';
import type { OrderPage } from '@festival/shared-contracts/order/orderPage';

/** The name that a line was sold under, in the visitor's language where the sale had one. */
export const soldNameOf = ({ name, texts }: Pick<OrderPage['lines'][number], 'name' | 'texts'>, language: Language) =>
  texts[language]?.name ?? name;
