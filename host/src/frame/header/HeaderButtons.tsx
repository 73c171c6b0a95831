import { capabilitiesAtom, commandsAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { offersWishlistAtom } from '../../cart/wishlist/offersWishlistAtom.ts';
import { HeaderButton } from './HeaderButton.tsx';
import { PreviousOrders } from './PreviousOrders.tsx';

/** The buttons for an account: earlier orders in an add-on shop, and the saved wishlist in a sale [HDR-01]. */
export const HeaderButtons = () =>
  useAtomValue(capabilitiesAtom)?.looksUpOrder ? <PreviousOrders /> : <WishlistButton />;

/**
 * Opens the offer to fill the cart from the account's wishlist. The button shows in a sale while the wishlist has
 * products that are not in the cart [HDR-01].
 */
function WishlistButton() {
  const { t } = useTranslation('host');
  const commands = useAtomValue(commandsAtom);
  if (!useAtomValue(offersWishlistAtom)) return null;
  return <HeaderButton icon={Heart} text={t('account.wishlist')} onPress={() => void commands.wishlist.openOffer()} />;
}
