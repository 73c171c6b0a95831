import { commandsAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useAtomValue } from 'jotai';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';

type SignInButtonsProps = { size?: 'm' | 'l'; logInRef?: Ref<HTMLButtonElement> };

/** Buttons to log in and to open an account; both open sign-on, which returns to the shop [SSO-02]. */
export function SignInButtons({ size, logInRef }: SignInButtonsProps) {
  const { t } = useTranslation('host');
  const { signOn } = useAtomValue(commandsAtom);
  const [pending, setPending] = useState<'logIn' | 'register' | null>(null);
  const press = async (name: 'logIn' | 'register') => {
    setPending(name);
    await signOn[name]();
    setPending(null);
  };
  return (
    <>
      <Button
        ref={logInRef}
        variant="login"
        size={size}
        pending={pending === 'logIn'}
        onClick={() => void press('logIn')}
      >
        {t('account.logIn')}
      </Button>
      <Button variant="secondary" size={size} pending={pending === 'register'} onClick={() => void press('register')}>
        {t('account.register')}
      </Button>
    </>
  );
}
