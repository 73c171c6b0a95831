import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SignInButtons } from '../pages/login/SignInButtons.tsx';
import { SiteLink } from '../routing/SiteLink.tsx';
import type { FocusPlace } from './focusPlace.ts';
import styles from './LoginRequest.module.css';
import { OverlayDialog } from './OverlayDialog.tsx';
import type { OverlayState } from './overlayOrder.ts';
import { PanelLanguages } from './PanelLanguages.tsx';

interface LoginRequestProps {
  state: OverlayState;
  focusPlace: FocusPlace;
}

/**
 * Shown to guests in a shop that requires a login. The guest can log in, open an account, or go to the other shops
 * [OVL-08].
 */
export function LoginRequest({ state, focusPlace }: LoginRequestProps) {
  const { t } = useTranslation('host');
  const logIn = useRef<HTMLButtonElement>(null);
  return (
    <OverlayDialog
      state={state}
      focusPlace={focusPlace}
      closable={false}
      onClose={() => {}}
      title={t('loginRequest.title')}
      text={t('loginRequest.text')}
      closeLabel={t('modal.close')}
      initialFocus={logIn}
      footer={
        <div className={styles.answers}>
          <SignInButtons logInRef={logIn} />
        </div>
      }
    >
      <p className={styles.others}>
        <SiteLink to="/">{t('login.others')}</SiteLink>
      </p>
      <PanelLanguages />
    </OverlayDialog>
  );
}
