import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import { useAtom, useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../page/PageContext.tsx';
import { CheckoutSkeleton } from '../../pages/checkout/CheckoutSkeleton.tsx';
import { placedModule } from '../../remotes/slot/placedModule.ts';
import { RemoteSlot } from '../../remotes/slot/RemoteSlot.tsx';
import styles from './Aside.module.css';
import { Aside } from './Aside.tsx';
import { CartNotification } from './CartNotification.tsx';
import { LanguageOffer } from './LanguageOffer.tsx';
import { SaveTime } from './SaveTime.tsx';
import { shownOffersAtom } from './shownOffersAtom.ts';

/** What this shop shows next to its pages: an offer of the visitor's language, and cards. */
export function Asides() {
  const capabilities = useAtomValue(capabilitiesAtom);
  return (
    <div id="asides" className={styles.asides}>
      <LanguageOffer />
      {capabilities?.notifiesOfCart && <CartNotification />}
      {/* In a shop that asks guests to log in, a dialog asks for the login and covers any card. */}
      {capabilities?.offersToSaveTime && !capabilities.asksForLogin && <SaveTime />}
      {capabilities?.offersUpsell && <UpsellNotification />}
    </div>
  );
}

/** Offers the product, if only one product is left to offer [OVL-13]. */
function UpsellNotification() {
  const page = usePage();
  const { t } = useTranslation('later');
  const [shown, setShown] = useAtom(shownOffersAtom);
  if (shown !== 'notification') return null;
  return (
    <Aside isShown title={t('upsell.one')} onClose={() => setShown('none')}>
      <RemoteSlot module={placedModule(page, 'upsell')} Skeleton={CheckoutSkeleton} />
    </Aside>
  );
}
