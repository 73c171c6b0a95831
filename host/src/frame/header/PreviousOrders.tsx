import { commandsAtom, orderLookupAtom, userAtom } from '@festival/shared-contracts/state/shopState';
import { tabStorage } from '@festival/shared-ui/storage/tabStorage';
import { useAtomValue } from 'jotai';
import { ReceiptText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderButton } from './HeaderButton.tsx';

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
    <HeaderButton
      icon={ReceiptText}
      text={t('header.previousOrders')}
      onPress={() => void commands.lookUp.openOrders()}
    />
  );
}

const key = 'has-orders';

/** Whether accounts have ordered before, as this tab has been told: it stores no more than that. */
const knownOrders = {
  /** Null when the tab has not been told. */
  of(accountId: string): boolean | null {
    const [account, answer] = tabStorage.getItem(key)?.split(' ') ?? [];
    return account === accountId ? answer === 'true' : null;
  },
  remember: (accountId: string, hasOrders: boolean): void => tabStorage.setItem(key, `${accountId} ${hasOrders}`),
};
