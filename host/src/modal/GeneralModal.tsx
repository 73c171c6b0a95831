import type { OpenModal } from '@festival/shared-contracts/overlay/openModal';
import { Button } from '@festival/shared-ui/button/Button';
import { Dialog } from '@festival/shared-ui/dialog/Dialog';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './GeneralModal.module.css';
import { answerModalAtom } from './modalQueue.ts';
import { modalTexts } from './modalTexts.ts';

/** The one modal of the shop: a row of the error catalogue, with one answer or two [OVL-03]. */
export function GeneralModal({ modal }: { modal: OpenModal }) {
  const { t } = useTranslation(['errors', 'host']);
  const open = useAtomValue(answerModalAtom);
  const confirm = useRef<HTMLButtonElement>(null);
  const { title, text, ...answers } = modalTexts(modal, t);
  return (
    <Dialog
      open
      onClose={() => open?.answer('cancel')}
      title={title}
      closeLabel={t('host:modal.close')}
      initialFocus={confirm}
      footer={
        <div className={styles.answers}>
          {answers.cancel && (
            <Button variant="secondary" onClick={() => open?.answer('cancel')}>
              {answers.cancel}
            </Button>
          )}
          <Button ref={confirm} onClick={() => open?.answer('confirm')}>
            {answers.confirm}
          </Button>
        </div>
      }
    >
      <p className={styles.text}>{text}</p>
    </Dialog>
  );
}
