import { configAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

/** A link to the shop's home, for a page without an order; the cart stays. */
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
