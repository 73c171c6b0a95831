import type { Commands } from '@festival/shared-contracts/commands/commands';
import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import { configAtom } from '@festival/shared-contracts/state/shopState';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';

/** An order of the account with tickets that can become something else here. */
interface UpgradableOrder {
  reference: string;
  placedAt: string;
  /** Its tickets that can, each with the number of them. */
  tickets: { name: string; texts: OrderPage['lines'][number]['texts']; count: number }[];
}

/** An account seldom has more; of each one a call reads the tickets. */
const most = 10;

/** The tickets of an order that are valid and that this shop upgrades, with their names at the time of the sale [UPG-01]. */
const upgradableOrderOf = (
  { reference, placedAt, lines, tickets }: OrderPage,
  upgraded: readonly string[],
): UpgradableOrder => ({
  reference,
  placedAt,
  tickets: lines
    .filter(({ productId }) => upgraded.includes(productId))
    .map(({ productId, name, texts }) => ({
      name,
      texts,
      count: tickets.filter((ticket) => ticket.productId === productId && ticket.status === 'issued').length,
    }))
    .filter(({ count }) => count > 0),
});

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

/** The account's own orders that can be upgraded here, none of them a second time; null until they are known [UPG-01, UPG-03, RTE-12]. */
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
