import { commandsAtom, orderLookupAtom, userAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { ReceiptText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderButton } from './HeaderButton.tsx';
import { knownOrders } from './knownOrders.ts';

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
