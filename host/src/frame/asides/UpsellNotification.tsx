import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../page/PageContext.tsx';
import { CheckoutSkeleton } from '../../pages/checkout/CheckoutSkeleton.tsx';
import { placedModule } from '../../remotes/slot/placedModule.ts';
import { RemoteSlot } from '../../remotes/slot/RemoteSlot.tsx';
import { Aside } from './Aside.tsx';
import { shownOffersAtom } from './shownOffersAtom.ts';

/** Offers the one product that is left to offer [OVL-13]. */
export function UpsellNotification() {
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
