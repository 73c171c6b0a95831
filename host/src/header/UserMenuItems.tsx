import { capabilitiesAtom, commandsAtom, configAtom } from '@festival/shared-contracts/state/shopState';
import type { User } from '@festival/shared-contracts/user/user';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { useAtomValue } from 'jotai';
import { Heart, LogOut, Mail, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ShopLink } from '../routes/ShopLink.tsx';
import styles from './HeaderMenu.module.css';

/** The user menu's content: who is logged in, and what they can do with their account [HDR-04]. */
export function UserMenuItems({ user }: { user: User }) {
  const { t } = useTranslation('host');
  const commands = useAtomValue(commandsAtom);
  const slug = useAtomValue(configAtom)?.slug;
  const savesWishlist = useAtomValue(capabilitiesAtom)?.savesWishlist;
  const { givenName, familyName, email } = user.profile;
  return (
    <>
      <p className={styles.who}>
        <strong>{`${givenName} ${familyName}`.trim()}</strong>
        <span>{email}</span>
      </p>
      <ul className={styles.items}>
        <li>
          <button type="button" className={styles.item} onClick={() => void commands.signOn.editAccount()}>
            {t('account.edit')}
            <Icon icon={UserRound} size="s" />
          </button>
        </li>
        {savesWishlist && (
          <li>
            <button type="button" className={styles.item} onClick={() => void commands.overlay.openCheckout('basket')}>
              {t('account.wishlist')}
              <Icon icon={Heart} size="s" />
            </button>
          </li>
        )}
        <li>
          <ShopLink className={styles.item} to={`/${slug}/newsletter`}>
            {t('account.newsletter')}
            <Icon icon={Mail} size="s" />
          </ShopLink>
        </li>
        <li>
          <button type="button" className={styles.item} onClick={() => void commands.signOn.logOut()}>
            {t('account.logOut')}
            <Icon icon={LogOut} size="s" />
          </button>
        </li>
      </ul>
    </>
  );
}
