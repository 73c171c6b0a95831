import type { Commands } from '@festival/shared-contracts/commands/commands';
import { configAtom } from '@festival/shared-contracts/state/shopState';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { type UpgradableOrder, upgradableOrderOf } from './upgradableOrderOf.ts';

/** The maximum number of orders that are read: an account seldom has more, and each order needs a separate call. */
const most = 10;

const readOrders = async (
  { listOwn, read }: Commands['orders'],
  upgraded: readonly string[],
): Promise<UpgradableOrder[]> => {
  const own = await listOwn();
  if (!own.ok) return [];
  const paid = own.value.filter(({ status, isUpgraded }) => status === 'completed' && !isUpgraded).slice(0, most);
  const pages = await Promise.all(paid.map(({ token }) => read(token)));
  return pages
    .flatMap((page) => (page.ok ? [upgradableOrderOf(page.value, upgraded)] : []))
    .filter(({ tickets }) => tickets.length > 0);
};

/** The account's own upgradable orders, each once; null until they are known [UPG-01, UPG-03, RTE-12]. */
export function useUpgradableOrders(): UpgradableOrder[] | null {
  const commands = useCommands();
  const upgrades = useAtomValue(configAtom)?.upgradableOrder?.upgrades ?? [];
  const [orders, setOrders] = useState<UpgradableOrder[] | null>(null);
  const readNow = useEffectEvent(() =>
    readOrders(
      commands().orders,
      upgrades.map(({ id }) => id),
    ),
  );
  useEffect(() => {
    let isOver = false;
    void readNow().then((found) => {
      if (!isOver) setOrders(found);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return orders;
}
