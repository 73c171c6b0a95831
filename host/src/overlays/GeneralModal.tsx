import { errorRowOf } from '@festival/shared-contracts/errors/errorCatalogue';
import type { OpenModal } from '@festival/shared-contracts/overlay/openModal';
import { ticketLimitsOf } from '@festival/shared-contracts/shop/ticketLimitsOf';
import { configAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaleStart } from '../countdown/SaleStart.tsx';
import { addLaterTexts } from '../i18n/addLaterTexts.ts';
import type { FocusPlace } from './focusPlace.ts';
import styles from './GeneralModal.module.css';
import { modalTexts } from './modalTexts.ts';
import { OverlayDialog } from './OverlayDialog.tsx';
import type { PendingModal } from './pendingModal.ts';

interface GeneralModalProps {
  pending: PendingModal;
  focusPlace: FocusPlace;
}

/**
 * The general modal: a row of the error catalogue, with one or two answers [OVL-03]. If one answer would lose
 * something, the other answer is the primary button.
 */
export function GeneralModal(props: GeneralModalProps) {
  return useLaterTexts() && <ModalDialog {...props} />;
}

function ModalDialog({ pending: { modal, answer }, focusPlace }: GeneralModalProps) {
  const { t } = useTranslation('host');
  const { t: tErrors } = useTranslation('errors');
  const bright = useRef<HTMLButtonElement>(null);
  const { confirm: effect } = errorRowOf(modal.code);
  const keeps = effect === 'removeItem' || effect === 'cancelOrder';
  const { title, text, ...answers } = modalTexts(modal, tErrors);
  const fullOrder = useFullOrder(modal);
  // A guest who has not been logged out is asked to log in.
  const asksGuest = modal.code === 6004 && modal.refusal !== undefined;
  return (
    <OverlayDialog
      state="open"
      focusPlace={focusPlace}
      onClose={() => answer('cancel')}
      title={asksGuest ? t('loginRequest.title') : title}
      text={asksGuest ? t('loginRequest.text') : (fullOrder ?? text)}
      closeLabel={t('modal.close')}
      initialFocus={bright}
      footer={
        <div className={styles.answers}>
          {answers.cancel && (
            <Button
              ref={keeps ? bright : undefined}
              variant={keeps ? 'primary' : 'secondary'}
              onClick={() => answer('cancel')}
            >
              {answers.cancel}
            </Button>
          )}
          <Button
            ref={keeps ? undefined : bright}
            variant={keeps ? 'secondary' : 'primary'}
            onClick={() => answer('confirm')}
          >
            {answers.confirm}
          </Button>
        </div>
      }
    >
      {(modal.code === 3003 || asksGuest) && <SaleStart />}
    </OverlayDialog>
  );
}

/** Whether the texts are loaded that only a modal shows: a modal may open before they are. A failure to load them is the component's error. */
function useLaterTexts(): boolean {
  const { i18n } = useTranslation();
  const [areLoaded, setLoaded] = useState(() => i18n.exists('errors:0.title'));
  useEffect(() => {
    if (areLoaded) return;
    const fail = (error: unknown) =>
      setLoaded(() => {
        throw error;
      });
    addLaterTexts(i18n).then(() => setLoaded(true), fail);
  }, [i18n, areLoaded]);
  return areLoaded;
}

/** The text for a ticket of which the order can't hold even one, since it holds as many tickets as it may; otherwise null [TIX-03]. */
function useFullOrder({ code, values }: OpenModal): string | null {
  const { t } = useTranslation('later');
  const config = useAtomValue(configAtom);
  if (code !== 5004 || values?.maximum !== 0 || !config) return null;
  return t('modal.fullOrder', { count: ticketLimitsOf(config).maxTicketAmount });
}
