import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { Stage } from '../payment/Stage.tsx';

/** A link that opens no order: cut short, mistyped, or of an order that was erased. */
export function NoLinkedOrder() {
  const { t } = useTranslation('mf_checkout');
  return (
    <Stage title={t('order.none.title')} text={t('order.none.text')}>
      {null}
    </Stage>
  );
}
