import { commandsAtom, orderLookupAtom, userAtom } from '@festival/shared-contracts/state/shopState';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { useAtomValue } from 'jotai';
import { ReceiptText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { knownOrders } from './knownOrders.ts';
import styles from './PreviousOrders.module.css';

/**
 * In an add-on shop, opens what was ordered before; only for an account that has ordered [HDR-01]. An account is asked for
 * once in a tab, since the server answers few look-ups.
 */
export function PreviousOrders() {
  const { t } = useTranslation('host');
  const commands = useAtomValue(commandsAtom);
  const accountId = useAtomValue(userAtom)?.id;
  const found = useAtomValue(orderLookupAtom);
  const [remembered, setRemembered] = useState<boolean | null>(null);
  useEffect(() => {
    if (!accountId) return setRemembered(null);
    const known = knownOrders.of(accountId);
    setRemembered(known);
    if (known !== null) return;
    void commands.lookUp.findOwnOrders().then((answer) => {
      if (answer.ok) knownOrders.remember(accountId, answer.value.original_orders.length > 0);
    });
  }, [accountId, commands]);
  const hasOrders = remembered || (found?.original_orders.length ?? 0) > 0;
  if (!accountId || !hasOrders) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      onClick={() => void commands.lookUp.openOrders()}
    >
      <Icon icon={ReceiptText} />
      <span className={styles.text}>{t('header.previousOrders')}</span>
    </button>
  );
}
