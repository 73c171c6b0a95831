import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import { cartAtom } from '@festival/shared-contracts/state/shopState';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../failure/refusalText.ts';

/** These refusals have a modal: the limit of orders, and a cart whose time is over [CHK-12, CNT-02]. */
const saidByModal = ['validation.max.orders.per.account', 'cart.expired', 'cart.not_found'];

/** The reason why the server refused the form, with the cart's id; otherwise the next action [CHK-11]. */
export function FormFailure({ error }: { error: ShopError }) {
  const { t } = useTranslation('mf_checkout');
  const { t: tError } = useTranslation('errors');
  const cartId = useAtomValue(cartAtom)?.id ?? '';
  if (saidByModal.includes(error.code)) return null;
  const message = refusalText(error, tError);
  return (
    <Notice tone="danger" title={t('form.failure.title')} live>
      {message === null ? tError('other.checkoutRetry', { cartId }) : t('form.failure.withCart', { message, cartId })}
    </Notice>
  );
}
