import type { Commands } from '@festival/shared-contracts/commands/commands';
import { configAtom, userAtom } from '@festival/shared-contracts/state/shopState';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { upgradableOrderOf } from './upgradableOrderOf.ts';
import { hasUpgradeAtom } from './upgradeAtoms.ts';

/** Whether the address names an order, and the shop's answer about it: `away` while the shop does not answer. */
type NamedOrder = 'none' | 'asking' | 'known' | 'upgraded' | 'unknown' | 'away';
type Answer = Exclude<NamedOrder, 'none' | 'asking'>;

const isToken = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** Finds the order by its external reference, or by its number among the account's own orders. */
const findOrder = async (
  { read, listOwn }: Commands['orders'],
  [orderId, accessId]: [orderId: string, accessId: string],
  upgraded: readonly string[],
): Promise<Answer> => {
  const token = [orderId, accessId].find(isToken);
  if (token) {
    const page = await read(token);
    if (!page.ok) return page.error.status === 404 ? 'unknown' : 'away';
    if (page.value.isUpgraded) return 'upgraded';
    return upgradableOrderOf(page.value, upgraded).tickets.length > 0 ? 'known' : 'unknown';
  }
  const own = await listOwn();
  if (!own.ok) return own.error.status === 0 ? 'away' : 'unknown';
  const order = own.value.find(({ reference, status }) => reference === orderId && status === 'completed');
  if (!order) return 'unknown';
  return order.isUpgraded ? 'upgraded' : 'known';
};

/** The earlier order of the visitor: from the address, or from a cart that upgrades one [UPG-03, RTE-12]. */
export function useNamedOrder(): NamedOrder {
  const commands = useCommands();
  const query = new URLSearchParams(useLocation().search);
  const orderId = query.get('orderId') ?? '';
  const accessId = query.get('accessId') ?? '';
  const hasUpgrade = useAtomValue(hasUpgradeAtom);
  const isGuest = useAtomValue(userAtom) === null;
  const upgrades = useAtomValue(configAtom)?.upgradableOrder?.upgrades ?? [];
  const named = `${orderId} ${accessId}`;
  const [found, setFound] = useState<{ named: string; answer: Answer }>();
  const ask = useEffectEvent(async (): Promise<Answer> => {
    // A number without a token is looked up among the orders of an account.
    if (isGuest && ![orderId, accessId].some(isToken)) return 'unknown';
    return findOrder(
      commands().orders,
      [orderId, accessId],
      upgrades.map(({ id }) => id),
    );
  });
  const isAsked = orderId !== '' && !hasUpgrade;
  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    void ask().then((answer) => {
      if (!isOver) setFound({ named, answer });
    });
    return () => {
      isOver = true;
    };
  }, [isAsked, named]);
  if (hasUpgrade) return 'known';
  if (orderId === '') return 'none';
  return found?.named === named ? found.answer : 'asking';
}
