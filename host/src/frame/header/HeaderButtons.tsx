import { capabilitiesAtom, commandsAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { offersWishlistAtom } from '../../cart/wishlist/offersWishlistAtom.ts';
import { HeaderButton } from './HeaderButton.tsx';
import { PreviousOrders } from './PreviousOrders.tsx';

/** What a shop has for an account beside its cart: earlier orders in an add-on shop, the saved wishlist in a sale [HDR-01]. */
export const HeaderButtons = () =>
  useAtomValue(capabilitiesAtom)?.looksUpOrder ? <PreviousOrders /> : <WishlistButton />;

/** In a sale, opens the offer to fill the cart from the account's wishlist, while there is something to fill it with [HDR-01]. */
function WishlistButton() {
  const { t } = useTranslation('host');
  const commands = useAtomValue(commandsAtom);
  if (!useAtomValue(offersWishlistAtom)) return null;
  return <HeaderButton icon={Heart} text={t('account.wishlist')} onPress={() => void commands.wishlist.openOffer()} />;
}
