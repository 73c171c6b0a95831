import { commandsAtom, orderLookupAtom, userAtom } from '@festival/shared-contracts/state/shopState';
import { tabStorage } from '@festival/shared-ui/storage/tabStorage';
import { useAtomValue } from 'jotai';
import { ReceiptText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderButton } from './HeaderButton.tsx';

/**
 * Opens the account's earlier orders. Shown in an add-on shop to accounts that have ordered [HDR-01]. Each account is
 * looked up once in a tab, because the server limits look-ups.
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
    <HeaderButton
      icon={ReceiptText}
      text={t('header.previousOrders')}
      onPress={() => void commands.lookUp.openOrders()}
    />
  );
}

const key = 'has-orders';

/** Whether each account has ordered before, from this tab's storage. Nothing else about the accounts is stored. */
const knownOrders = {
  /** Null if the tab does not know yet. */
  of(accountId: string): boolean | null {
    const [account, answer] = tabStorage.getItem(key)?.split(' ') ?? [];
    return account === accountId ? answer === 'true' : null;
  },
  remember: (accountId: string, hasOrders: boolean): void => tabStorage.setItem(key, `${accountId} ${hasOrders}`),
};
