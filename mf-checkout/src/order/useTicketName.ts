import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import { languageAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { soldNameOf } from './soldNameOf.ts';

/** Names each ticket of an order: `Weekend, ticket 2`. */
export function useTicketName({ lines }: OrderPage) {
  const { t } = useTranslation('mf_checkout');
  const language = useAtomValue(languageAtom);
  return ({ productId, number }: { productId: string; number: number }): string => {
    const line = lines.find((one) => one.productId === productId);
    return t('order.ticket', { name: line ? soldNameOf(line, language) : productId, number });
  };
}
