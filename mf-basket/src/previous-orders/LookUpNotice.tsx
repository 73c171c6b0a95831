import { lookUpStateAtom, orderLookupAtom } from '@festival/shared-contracts/state/shopState';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import { isOutOfSyncAtom } from './isOutOfSyncAtom.ts';

/**
 * The state of the look-up: what it is for, that it may take up to one minute, its result, or why it found nothing
 * [LKP-02, LKP-05]. An invalid number is reported at its field.
 */
export function LookUpNotice() {
  const { t } = useLaterTexts();
  const { t: tError } = useTranslation('errors');
  const state = useAtomValue(lookUpStateAtom);
  const count = useAtomValue(orderLookupAtom)?.original_orders.length ?? 0;
  const isOutOfSync = useAtomValue(isOutOfSyncAtom);
  if (state === 'running') return <Notice live>{t('orders.running')}</Notice>;
  if (state === 'failed')
    return (
      <Notice tone="danger" live>
        {tError('other.orderLookupFailed')}
      </Notice>
    );
  if (state === 'no-order')
    return (
      <Notice tone="warning" title={t('orders.noOrder')} live>
        {`${tError('other.orderLookupNoOrder')} ${t('orders.sameAccount')}`}
      </Notice>
    );
  if (isOutOfSync)
    return (
      <Notice tone="warning" live>
        {tError('other.orderOutOfSync')}
      </Notice>
    );
  if (count > 0) return <p role="status">{t('orders.found', { count })}</p>;
  return <p>{t('orders.idle')}</p>;
}
