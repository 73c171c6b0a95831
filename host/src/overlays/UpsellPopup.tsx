import { commandsAtom, stepFlowAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { shownOffersAtom } from '../frame/asides/shownOffersAtom.ts';
import { usePage } from '../page/PageContext.tsx';
import { CheckoutSkeleton } from '../pages/checkout/CheckoutSkeleton.tsx';
import { placedModule } from '../remotes/slot/placedModule.ts';
import { RemoteSlot } from '../remotes/slot/RemoteSlot.tsx';
import { stepsWith } from '../routing/stepRouteIn.ts';
import { neighboursOf } from '../step-flow/neighboursOf.ts';
import type { FocusPlace } from './focusPlace.ts';
import { OverlayDialog } from './OverlayDialog.tsx';
import type { OverlayState } from './overlayOrder.ts';
import styles from './UpsellPopup.module.css';

interface UpsellPopupProps {
  state: OverlayState;
  focusPlace: FocusPlace;
}

/**
 * Offers products that go with the chosen tickets. Its close button, Escape or a press outside close it. One button
 * continues: to the next step; after the last step, to the step that is declared for it; otherwise to the shop's home
 * page. The other button opens the basket [OVL-06].
 */
export function UpsellPopup({ state, focusPlace }: UpsellPopupProps) {
  const page = usePage();
  const { t } = useTranslation('later');
  const { t: tHost } = useTranslation('host');
  const commands = useAtomValue(commandsAtom);
  const { next } = neighboursOf(useAtomValue(stepFlowAtom), false);
  const setShown = useSetAtom(shownOffersAtom);
  const close = () => setShown('none');
  const [fallback = ''] = stepsWith(page, 'isFallbackAfterUpsell');
  const goOn = () => {
    close();
    void commands.navigation.goTo(next === null || next === 'checkout' ? fallback : next.name);
  };
  const checkOut = () => {
    close();
    void commands.overlay.openCheckout('basket');
  };
  return (
    <OverlayDialog
      state={state}
      focusPlace={focusPlace}
      className={styles.popup}
      onClose={close}
      title={t('upsell.title')}
      closeLabel={tHost('modal.close')}
      footer={
        <>
          <Button variant="secondary" onClick={checkOut}>
            {t('upsell.checkout')}
          </Button>
          <Button onClick={goOn}>{t('upsell.goOn')}</Button>
        </>
      }
    >
      <RemoteSlot module={placedModule(page, 'upsell')} Skeleton={CheckoutSkeleton} />
    </OverlayDialog>
  );
}
