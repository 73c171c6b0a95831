import { configAtom } from '@festival/shared-contracts/state/shopState';
import { useMoney } from '@festival/shared-ui/price/useMoney';
import { useAtomValue } from 'jotai';
import { basketGroupsAtom } from './basketGroupsAtom.ts';
import styles from './ServiceFeeDetail.module.css';
import { serviceFeeParts } from './serviceFeeParts.ts';

/** The part of the service fee for each product, in a shop with `showDetailedServiceFees` [BSK-02]. */
export function ServiceFeeDetail() {
  const money = useMoney();
  const isShown = useAtomValue(configAtom)?.showDetailedServiceFees;
  const groups = useAtomValue(basketGroupsAtom);
  if (!isShown) return null;
  return (
    <ul className={styles.detail}>
      {serviceFeeParts(groups.flatMap((group) => group.lines)).map((part) => (
        <li key={part.productId}>{`${part.quantity} × ${part.name}: ${money(part.cents)}`}</li>
      ))}
    </ul>
  );
}
