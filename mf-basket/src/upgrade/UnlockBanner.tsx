import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { holdsUpgradeAtom } from './holdsUpgradeAtom.ts';

/**
 * Names the products that an upgrade would unlock, in a shop that upgrades orders, until the cart contains an upgrade
 * [UPG-02, BSK-02].
 */
export function UnlockBanner() {
  const { t } = useTranslation('mf_basket');
  const commands = useCommands();
  const appliesUpgrade = useAtomValue(capabilitiesAtom)?.appliesUpgrade ?? false;
  const holdsUpgrade = useAtomValue(holdsUpgradeAtom);
  if (!appliesUpgrade || holdsUpgrade) return null;
  return (
    <Notice
      title={t('unlock.title')}
      action={
        <Button size="s" variant="secondary" onClick={() => void commands().navigation.goTo('upgrade')}>
          {t('unlock.button')}
        </Button>
      }
    >
      {t('unlock.text')}
    </Notice>
  );
}
