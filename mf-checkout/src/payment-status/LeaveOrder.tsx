import { configAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import styles from './LeaveOrder.module.css';

/** A link from an order to the festival. */
export function LeaveOrder() {
  const { t } = useTranslation('mf_checkout');
  const commands = useCommands();
  const festival = useAtomValue(configAtom)?.festivalData.title ?? '';
  return (
    <Button className={styles.leave} variant="quiet" onClick={() => commands().checkout.leaveOrder()}>
      {t('status.leave', { festival })}
    </Button>
  );
}
