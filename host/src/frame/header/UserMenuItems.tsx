import { capabilitiesAtom, commandsAtom, configAtom } from '@festival/shared-contracts/state/shopState';
import type { User } from '@festival/shared-contracts/user/user';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { ShopLink } from '@festival/shared-ui/link/ShopLink';
import { useAtomValue } from 'jotai';
import { Heart, LogOut, type LucideIcon, Mail, ReceiptText, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './HeaderMenu.module.css';

/** The content of the user menu: the visitor's name, and the actions for the account [HDR-04]. */
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
        <Action icon={UserRound} text={t('account.edit')} onPress={() => void commands.signOn.editAccount()} />
        {savesWishlist && (
          <Action
            icon={Heart}
            text={t('account.wishlist')}
            onPress={() => void commands.overlay.openCheckout('basket')}
          />
        )}
        <li>
          <ShopLink className={styles.item} to={`/${slug}/order`}>
            <span>{t('account.orders')}</span>
            <Icon icon={ReceiptText} size="s" />
          </ShopLink>
        </li>
        <li>
          <ShopLink className={styles.item} to={`/${slug}/newsletter`}>
            <span>{t('account.newsletter')}</span>
            <Icon icon={Mail} size="s" />
          </ShopLink>
        </li>
        <Action icon={LogOut} text={t('account.logOut')} onPress={() => void commands.signOn.logOut()} />
      </ul>
    </>
  );
}

function Action({ icon, text, onPress }: { icon: LucideIcon; text: string; onPress: () => void }) {
  return (
    <li>
      <button type="button" className={styles.item} onClick={onPress}>
        <span>{text}</span>
        <Icon icon={icon} size="s" />
      </button>
    </li>
  );
}
