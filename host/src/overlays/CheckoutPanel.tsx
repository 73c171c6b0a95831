import type { CheckoutView } from '@festival/shared-contracts/state/primitives';
import {
  capabilitiesAtom,
  cartAtom,
  commandsAtom,
  configAtom,
  languageAtom,
} from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CartContent } from '../cart/CartContent.tsx';
import { previewCopy } from '../i18n/previewCopy.ts';
import { usePage } from '../page/PageContext.tsx';
import { CheckoutSkeleton } from '../pages/checkout/CheckoutSkeleton.tsx';
import { placedModule } from '../remotes/slot/placedModule.ts';
import { RemoteSlot } from '../remotes/slot/RemoteSlot.tsx';
import { panelTitle } from '../step-flow/panelTitle.ts';
import { canCloseOverlay } from './canCloseOverlay.ts';
import type { FocusPlace } from './focusPlace.ts';
import { OverlayDialog } from './OverlayDialog.tsx';
import type { OverlayState } from './overlayOrder.ts';
import { PanelLanguages } from './PanelLanguages.tsx';

interface CheckoutPanelProps {
  view: CheckoutView;
  state: OverlayState;
  focusPlace: FocusPlace;
}

/**
 * The checkout panel: at the side on a desktop, full screen on a phone. It shows the basket first, then the form
 * [OVL-01]. In a preview it shows the shop's notice about the preview [BRD-04].
 */
export function CheckoutPanel({ view, state, focusPlace }: CheckoutPanelProps) {
  const { t } = useTranslation('host');
  const commands = useAtomValue(commandsAtom);
  const capabilities = useAtomValue(capabilitiesAtom);
  const cart = useAtomValue(cartAtom);
  const config = useAtomValue(configAtom);
  const language = useAtomValue(languageAtom);
  const isOpen = state !== 'closed';
  const shown = useLastShown(isOpen ? view : 'closed');
  useBodyMarker(isOpen);
  return (
    <OverlayDialog
      state={state}
      focusPlace={focusPlace}
      onClose={() => void commands.overlay.closeCheckout()}
      placement="side"
      title={t(`checkoutPanel.title.${panelTitle(shown, capabilities)}`)}
      description={config && previewCopy(config, language)}
      closable={canCloseOverlay(shown, cart, capabilities?.isWishlist ?? false)}
      closeLabel={t('checkoutPanel.close')}
    >
      <CartContent>
        <RemoteSlot module={placedModule(usePage(), shown)} Skeleton={CheckoutSkeleton} />
      </CartContent>
      <PanelLanguages view={shown} />
    </OverlayDialog>
  );
}

/** The last open view, so that the panel keeps its content while it closes. */
const useLastShown = (view: CheckoutView): Exclude<CheckoutView, 'closed'> => {
  const [last, setLast] = useState(view === 'closed' ? 'basket' : view);
  if (view === 'closed' || view === last) return last;
  setLast(view);
  return view;
};

/** Marks the body while the checkout is open, for styles and journeys [OVL-01]. */
const useBodyMarker = (isOpen: boolean): void => {
  useEffect(() => {
    document.body.classList.toggle('checkout-open', isOpen);
    return () => document.body.classList.remove('checkout-open');
  }, [isOpen]);
};
