import { commandsAtom } from '@festival/shared-contracts/state/shopState';
import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { useAtomValue } from 'jotai';
import { UserRound } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { loginAddress } from '../../routing/loginAddress.ts';
import styles from './AccountControl.module.css';

/** Opens sign-on, which returns to this page. Before hydration it is a plain link to the sign-in page [HDR-01]. */
export function LogInLink() {
  const { t } = useTranslation('host');
  const { pathname, search } = useLocation();
  const commands = useAtomValue(commandsAtom);
  const logIn = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void commands.signOn.logIn();
  };
  return (
    <ButtonLink
      variant="login"
      size="s"
      className={styles.logIn}
      href={loginAddress(pathname + search)}
      rel="nofollow"
      onClick={logIn}
    >
      <span className={styles.face}>
        <Icon icon={UserRound} className={styles.icon} />
        <span className={styles.text}>{t('account.logIn')}</span>
      </span>
    </ButtonLink>
  );
}
