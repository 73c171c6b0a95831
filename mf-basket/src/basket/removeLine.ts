import type { CartChoices } from '@festival/shared-contracts/cart/cartChoices';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import type { Product } from '@festival/shared-contracts/product/product';
import { addOnOfKey } from '@festival/shared-contracts/travel/addOnKey';

interface RemoveDeps {
  commands: {
    cart: Pick<Commands['cart'], 'setQuantity'>;
    travel: Pick<Commands['travel'], 'removeStay' | 'setAddOn' | 'setExtra'>;
    overlay: Pick<Commands['overlay'], 'openModal'>;
  };
  /** The stay in the cart. */
  stay: CartChoices['travel'];
}

/**
 * Removes a line after the shopper has confirmed it: 6001 names the line; a stay has its own warning [BSK-04, TRV-04]. A part of a stay is
 * removed from the stay, and an add-on from its earlier order.
 */
export const removeLine = async (
  { id, name, mappedType, type }: Product,
  { commands, stay }: RemoveDeps,
): Promise<void> => {
  if (mappedType === 'packages' && (type === 'hotel' || stay?.roomId === id)) {
    await commands.travel.removeStay();
    return;
  }
  if ((await commands.overlay.openModal(6001, { values: { name } })) !== 'confirm') return;
  const addOn = addOnOfKey(id);
  if (addOn) await commands.travel.setAddOn({ ...addOn, quantity: 0 });
  else if (mappedType === 'packages') await commands.travel.setExtra(id, 0);
  else await commands.cart.setQuantity(id, 0);
};
