import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import { cartAtom, languageAtom } from '@festival/shared-contracts/state/shopState';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../failure/refusalText.ts';

/** These refusals have a modal: the limit of orders, and a cart whose time is over [CHK-12, CNT-02]. */
const saidByModal = ['validation.max.orders.per.account', 'cart.expired', 'cart.not_found'];

/** The reason why the server refused the form, with the cart's id; otherwise the next action [CHK-11]. Refusals have texts in every language, also where the form has none. */
export function FormFailure({ error }: { error: ShopError }) {
  const { t } = useTranslation('mf_checkout');
  const { t: tError } = useTranslation('errors');
  const language = useAtomValue(languageAtom);
  const cartId = useAtomValue(cartAtom)?.id ?? '';
  if (saidByModal.includes(error.code)) return null;
  const message = refusalText(error, tError);
  return (
    <div lang={language}>
      <Notice tone="danger" title={t('refused.title')} live>
        {message === null ? tError('other.checkoutRetry', { cartId }) : t('refused.withCart', { message, cartId })}
      </Notice>
    </div>
  );
}
