import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { PreviousOrders } from './PreviousOrders.tsx';
import { WishlistButton } from './WishlistButton.tsx';

/** What a shop has for an account beside its cart: earlier orders in an add-on shop, the saved wishlist in a sale [HDR-01]. */
export const HeaderButtons = () =>
  useAtomValue(capabilitiesAtom)?.looksUpOrder ? <PreviousOrders /> : <WishlistButton />;
