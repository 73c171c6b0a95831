import { configAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

/** The way to the shop's home, where there is no order to show; the cart stays. */
export function BackToFestival() {
  const { t } = useTranslation('mf_checkout');
  const commands = useCommands();
  const festival = useAtomValue(configAtom)?.festivalData.title ?? '';
  return (
    <Button variant="secondary" onClick={() => void commands().navigation.goTo('')}>
      {t('status.leave', { festival })}
    </Button>
  );
}
