import { Dialog } from '@festival/shared-ui/dialog/Dialog';
import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { useRef } from 'react';
import { SignInButtons } from '../login-page/SignInButtons.tsx';
import { SiteLink } from '../routes/SiteLink.tsx';
import { type FocusPlace, returnFocusTo } from './focusPlace.ts';
import styles from './GeneralModal.module.css';
import type { OverlayState } from './overlayOrder.ts';

interface LoginRequestProps {
  state: OverlayState;
  focusPlace: FocusPlace;
}

/** A shop that asks for login says so to a guest, who logs in, opens an account, or goes to the other shops [OVL-08]. */
export function LoginRequest({ state, focusPlace }: LoginRequestProps) {
  const { t } = useTranslation('host');
  const logIn = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={state !== 'closed'}
      covered={state === 'covered'}
      closable={false}
      onClose={() => {}}
      title={t('loginRequest.title')}
      closeLabel={t('modal.close')}
      initialFocus={logIn}
      finalFocus={returnFocusTo(focusPlace)}
      footer={
        <div className={styles.answers}>
          <SignInButtons logInRef={logIn} />
        </div>
      }
    >
      <p className={styles.text}>{t('loginRequest.text')}</p>
      <p>
        <SiteLink to="/">{t('login.others')}</SiteLink>
      </p>
    </Dialog>
  );
}
