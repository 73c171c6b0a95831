import { commandsAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

/** Logging in, and opening an account: both lead to sign-on and back [SSO-02]. */
export function SignInButtons({ size }: { size?: 'm' | 'l' }) {
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
      <Button variant="login" size={size} pending={pending === 'logIn'} onClick={() => void press('logIn')}>
        {t('account.logIn')}
      </Button>
      <Button variant="secondary" size={size} pending={pending === 'register'} onClick={() => void press('register')}>
        {t('account.register')}
      </Button>
    </>
  );
}
