import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import { cartAtom } from '@festival/shared-contracts/state/shopState';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { useAtomValue } from 'jotai';
import { failureMessage } from '../failure/failureMessage.ts';

/** Why the server refused the form: its own message with the cart's id, else what to do now [CHK-11]. */
export function FormFailure({ error }: { error: ShopError }) {
  const { t } = useTranslation('mf_checkout');
  const { t: tError } = useTranslation('errors');
  const cartId = useAtomValue(cartAtom)?.id ?? '';
  const message = failureMessage(error);
  const withCart = (message: string) => t('form.failure.withCart', { message, cartId });
  return (
    <Notice tone="danger" title={t('form.failure.title')} live>
      {message.kind === 'sentence' && withCart(message.sentence)}
      {message.kind === 'text' && withCart(tError(message.key))}
      {message.kind === 'none' && tError('other.checkoutRetry', { cartId })}
    </Notice>
  );
}
