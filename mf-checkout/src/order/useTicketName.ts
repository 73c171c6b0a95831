import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import { languageAtom } from '@festival/shared-contracts/state/shopState';
import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { useAtomValue } from 'jotai';
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
