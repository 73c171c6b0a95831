import { Button } from '@festival/shared-ui/button/Button';
import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { useRef } from 'react';
import type { FocusPlace } from './focusPlace.ts';
import styles from './GeneralModal.module.css';
import { modalTexts } from './modalTexts.ts';
import { OverlayDialog } from './OverlayDialog.tsx';
import type { PendingModal } from './pendingModal.ts';

interface GeneralModalProps {
  pending: PendingModal;
  focusPlace: FocusPlace;
}

/** The general modal: a row of the error catalogue, with one or two answers [OVL-03]. */
export function GeneralModal({ pending: { modal, answer }, focusPlace }: GeneralModalProps) {
  const { t } = useTranslation('errors');
  const confirm = useRef<HTMLButtonElement>(null);
  const { title, text, ...answers } = modalTexts(modal, t);
  return (
    <OverlayDialog
      state="open"
      focusPlace={focusPlace}
      onClose={() => answer('cancel')}
      title={title}
      text={text}
      closeLabel={t('host:modal.close')}
      initialFocus={confirm}
      footer={
        <div className={styles.answers}>
          {answers.cancel && (
            <Button variant="secondary" onClick={() => answer('cancel')}>
              {answers.cancel}
            </Button>
          )}
          <Button ref={confirm} onClick={() => answer('confirm')}>
            {answers.confirm}
          </Button>
        </div>
      }
    />
  );
}
