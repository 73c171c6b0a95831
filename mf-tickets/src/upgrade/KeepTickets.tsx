import { isUpdatingAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { Card } from '@festival/shared-ui/card/Card';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useAtomValue } from 'jotai';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import styles from './KeepTickets.module.css';
import { keepsTicketsAtom } from './upgradeAtoms.ts';

/** The choice of no upgrade: it removes chosen upgrades from the cart, and opens the next step [UPG-01]. */
export function KeepTickets() {
  const { t } = useLaterTexts();
  const commands = useCommands();
  const isChosen = useAtomValue(keepsTicketsAtom);
  const isUpdating = useAtomValue(isUpdatingAtom);
  return (
    <Card tone="flat" chosen={isChosen} className={styles.keep}>
      <div>
        <h2 className={styles.heading}>{t('upgrade.none.title')}</h2>
        <p>{t('upgrade.none.text')}</p>
      </div>
      <Button
        variant="secondary"
        aria-pressed={isChosen}
        pending={isUpdating}
        onClick={() => void commands().cart.chooseUpgrade({ kind: 'none' })}
      >
        {t('upgrade.none.button')}
      </Button>
    </Card>
  );
}
