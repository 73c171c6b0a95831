import type { CheckoutView } from '@festival/shared-contracts/state/primitives';
import { capabilitiesAtom, cartAtom, commandsAtom } from '@festival/shared-contracts/state/shopState';
import { Dialog } from '@festival/shared-ui/dialog/Dialog';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CartContent } from '../cart/CartContent.tsx';
import { CheckoutSkeleton } from '../checkout-page/CheckoutSkeleton.tsx';
import { RemoteSlot } from '../remote-slot/RemoteSlot.tsx';
import { panelTitle } from './panelTitle.ts';
import { canCloseCheckout } from './panelView.ts';

/** The checkout over the page: a side panel on a desktop, a full sheet on a phone; the basket first, then the form [OVL-01]. */
export function CheckoutPanel({ view }: { view: CheckoutView }) {
  const { t } = useTranslation('host');
  const commands = useAtomValue(commandsAtom);
  const capabilities = useAtomValue(capabilitiesAtom);
  const cart = useAtomValue(cartAtom);
  const isOpen = view !== 'closed';
  const shown = useLastOpen(view);
  useBodyMarker(isOpen);
  return (
    <Dialog
      open={isOpen}
      onClose={() => void commands.overlay.closeCheckout()}
      placement="side"
      title={t(`checkoutPanel.title.${panelTitle(shown, capabilities)}`)}
      closable={canCloseCheckout(cart, capabilities?.savesWishlist ?? false)}
      closeLabel={t('checkoutPanel.close')}
    >
      <CartContent>
        <RemoteSlot module={shown === 'form' ? 'mf_checkout/form' : 'mf_basket/basket'} Skeleton={CheckoutSkeleton} />
      </CartContent>
    </Dialog>
  );
}

/** What was open last, so that the panel does not empty itself while it leaves. */
const useLastOpen = (view: CheckoutView): CheckoutView => {
  const [last, setLast] = useState(view);
  if (view !== 'closed' && view !== last) setLast(view);
  return view === 'closed' ? last : view;
};

/** Marks the body while the checkout is open, for styles and journeys [OVL-01]. */
const useBodyMarker = (isOpen: boolean): void => {
  useEffect(() => {
    document.body.classList.toggle('checkout-open', isOpen);
    return () => document.body.classList.remove('checkout-open');
  }, [isOpen]);
};
