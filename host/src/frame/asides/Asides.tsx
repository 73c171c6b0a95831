import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import styles from './Aside.module.css';
import { CartNotification } from './CartNotification.tsx';
import { SaveTime } from './SaveTime.tsx';
import { UpsellNotification } from './UpsellNotification.tsx';

/** The cards that this shop shows beside its pages. */
export function Asides() {
  const capabilities = useAtomValue(capabilitiesAtom);
  return (
    <div className={styles.asides}>
      {capabilities?.notifiesOfCart && <CartNotification />}
      {/* A shop that asks its guests to log in says so in a dialog, over any card. */}
      {capabilities?.offersToSaveTime && !capabilities.asksForLogin && <SaveTime />}
      {capabilities?.offersUpsell && <UpsellNotification />}
    </div>
  );
}
