import type { User } from '@festival/shared-contracts/user/user';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { lazyComponent } from '@festival/shared-ui/lazy/lazyComponent';
import { UserRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../network/loadChunk.ts';
import styles from './AccountControl.module.css';
import { HeaderMenu } from './HeaderMenu.tsx';

const itemsFile = () => import(/* webpackChunkName: "user-menu" */ './UserMenuItems.tsx');
const UserMenuItems = lazyComponent(async () => (await loadChunk(itemsFile)).UserMenuItems);

/** The user menu with the visitor's name. Its content is loaded when it is first pointed at or opened [HDR-04]. */
export function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation('host');
  const [isNeeded, setNeeded] = useState(false);
  const { givenName, email } = user.profile;
  const need = () => setNeeded(true);
  return (
    <HeaderMenu
      onToggle={need}
      onPointerEnter={need}
      onFocus={need}
      summary={
        <>
          <Icon icon={UserRound} />
          <span className={styles.text}>
            <span>{t('account.loggedInAs')}</span> <span className={styles.who}>{givenName || email}</span>
          </span>
        </>
      }
    >
      <Suspense fallback={<p className={styles.loading}>{t('account.loading')}</p>}>
        {isNeeded && <UserMenuItems user={user} />}
      </Suspense>
    </HeaderMenu>
  );
}
