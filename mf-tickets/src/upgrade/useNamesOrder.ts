import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { hasUpgradeAtom } from './upgradeAtoms.ts';

/** Whether the visitor came with an earlier order: by the mail's link, whose query stays in the address, or with a cart that upgrades one [RTE-12]. */
export function useNamesOrder(): boolean {
  const { search } = useLocation();
  const hasUpgrade = useAtomValue(hasUpgradeAtom);
  return hasUpgrade || Boolean(new URLSearchParams(search).get('orderId'));
}
