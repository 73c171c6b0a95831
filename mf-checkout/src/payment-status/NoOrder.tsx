import { configAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Stage } from '../payment/Stage.tsx';

/** Shown to a visitor without an order at this address: the order is another visitor's, or the cart has ended. */
export function NoOrder() {
  const { t } = useTranslation('mf_checkout');
  const commands = useCommands();
  const festival = useAtomValue(configAtom)?.festivalData.title ?? '';
  return (
    <Stage title={t('status.none.title')} text={t('status.none.text')}>
      <Button size="l" onClick={() => commands().checkout.leaveOrder()}>
        {t('status.leave', { festival })}
      </Button>
    </Stage>
  );
}
