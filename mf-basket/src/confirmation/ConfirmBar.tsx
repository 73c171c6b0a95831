import { cartAtom, isUpdatingAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { useAtomValue } from 'jotai';
import { ArrowRight } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BasketFoot } from './BasketFoot.tsx';

/**
 * The bottom of a basket that can be ordered: the total, and the button to the form. A press during a write waits for
 * the last answer [CNT-05].
 */
export function ConfirmBar({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useTranslation('mf_basket');
  const isUpdating = useAtomValue(isUpdatingAtom);
  const [isPressed, setPressed] = useState(false);
  const confirm = useEffectEvent(onConfirm);
  useEffect(() => {
    if (!isPressed || isUpdating) return;
    setPressed(false);
    confirm();
  }, [isPressed, isUpdating]);
  const isRefused = useAtomValue(cartAtom)?.checkoutAllowed === false;
  return (
    <BasketFoot>
      <Button
        size="l"
        block
        pending={isPressed}
        aria-disabled={isRefused}
        iconEnd={<Icon icon={ArrowRight} />}
        onClick={() => setPressed(true)}
      >
        {t('confirm.button')}
      </Button>
    </BasketFoot>
  );
}
