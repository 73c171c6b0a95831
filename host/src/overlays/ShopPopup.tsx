import { commandsAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { usePage } from '../page/PageContext.tsx';
import { CheckoutSkeleton } from '../pages/checkout/CheckoutSkeleton.tsx';
import { placedModule } from '../remotes/slot/placedModule.ts';
import { RemoteSlot } from '../remotes/slot/RemoteSlot.tsx';
import type { FocusPlace } from './focusPlace.ts';
import { OverlayDialog } from './OverlayDialog.tsx';
import type { OverlayState } from './overlayOrder.ts';
import type { ShopPopupName } from './overlayQueue.ts';

interface ShopPopupProps {
  name: ShopPopupName;
  state: OverlayState;
  focusPlace: FocusPlace;
}

/** The titles are keys of the host's texts, because other parts of the page use them too. */
const titles = {
  fillCart: 'checkoutPanel.title.wishlist',
  previousOrders: 'header.previousOrders',
} as const satisfies Record<ShopPopupName, string>;

/** A dialog in the middle of the page, whose content a remote renders: the wishlist's offer, or the earlier orders [OVL-04, OVL-05]. */
export function ShopPopup({ name, state, focusPlace }: ShopPopupProps) {
  const { t } = useTranslation('host');
  const commands = useAtomValue(commandsAtom);
  const close = () => void (name === 'fillCart' ? commands.wishlist.closeOffer() : commands.lookUp.closeOrders());
  return (
    <OverlayDialog
      state={state}
      focusPlace={focusPlace}
      onClose={close}
      title={t(titles[name])}
      closeLabel={t('modal.close')}
    >
      <RemoteSlot module={placedModule(usePage(), name)} Skeleton={CheckoutSkeleton} />
    </OverlayDialog>
  );
}
