import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { fillCart as fillCartCall } from '@festival/shared-contracts/api/cartCalls';
import { getLinkedWishlist, getWishlist } from '@festival/shared-contracts/api/memberCalls';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import type { RefusedProduct } from '@festival/shared-contracts/commands/wishlistCommands';
import { failure, success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import { explainRefusal } from '../cart/cartFailures.ts';
import type { CartWriter } from '../cart/cartWriter.ts';
import { wishlistLinkAddress } from '../cart/wishlist/wishlistLinkAddress.ts';
import type { OverlayQueue } from '../overlays/overlayQueue.ts';
import { guardedCall } from './guardedCall.ts';
import { type SaveWishlistDeps, saveWishlist } from './saveWishlist.ts';

export interface WishlistCommandDeps extends SaveWishlistDeps {
  writer: Pick<CartWriter, 'change'>;
  overlays: Pick<OverlayQueue, 'showPopup'>;
  /** The origin of this page, for the address of a wishlist. */
  origin: string;
}

/** The commands for the account's wishlist. It is saved in a pre-registration, and fills the cart in a later sale [WSH-02, WSH-04, WSH-05]. */
export const wishlistCommands = (deps: WishlistCommandDeps): Commands['wishlist'] => ({
  async save() {
    const saved = await saveWishlist(deps);
    // If no panel is open, a toast or the registration form confirms the save instead of 4001, which would offer to
    // close the panel.
    if (saved.ok && deps.store.get(primitives.checkoutView) !== 'closed') void deps.openModal(4001);
    return saved;
  },
  async register(preferences) {
    const isRegistered = deps.store.get(primitives.user)?.preregistration;
    if (isRegistered && (await deps.openModal(6000)) === 'cancel')
      return failure({ code: 'command.declined', message: '', status: 0 });
    return saveWishlist(deps, preferences);
  },
  async readLink() {
    const [config, user] = [deps.store.get(primitives.config), deps.store.get(primitives.user)];
    if (!config || !user) return failure({ code: 'account.required', message: '', status: 0 });
    const eventId = config.apiNamespace;
    const call = callEndpoint(deps.http, getWishlist, { params: { eventId }, query: {} });
    const answer = await guardedCall(deps.report, 'wishlist.notRead', call);
    if (!answer.ok) return answer;
    const { verifier } = answer.value.data;
    return success(wishlistLinkAddress(`${deps.origin}/${config.slug}`, { eventId, userId: user.id, verifier }));
  },
  async openLink(link) {
    const call = callEndpoint(deps.http, getLinkedWishlist, { params: { ...link } });
    const answer = await guardedCall(deps.report, 'wishlist.notRead', call);
    return answer.ok ? success(answer.value.data) : answer;
  },
  fillCart: (products) => fillCart(deps, products),
  async openOffer() {
    deps.overlays.showPopup('fillCart', true);
    return success(undefined);
  },
  async closeOffer() {
    deps.overlays.showPopup('fillCart', false);
    return success(undefined);
  },
});

/**
 * Fills the cart, which is opened if there is none. Products that the shop refuses are listed in the result; that is
 * not a failure [WSH-04, OVL-04].
 */
const fillCart = async (
  deps: WishlistCommandDeps,
  products: Parameters<Commands['wishlist']['fillCart']>[0],
): ReturnType<Commands['wishlist']['fillCart']> => {
  const { store, http, writer } = deps;
  let refused: RefusedProduct[] = [];
  const filled = await writer.change(
    async ({ id }) => {
      const body = products ? { products } : {};
      const answer = await callEndpoint(http, fillCartCall, { params: { cartId: id }, body });
      if (!answer.ok) return answer;
      refused = answer.value.data.refused;
      return success({ data: answer.value.data.cart });
    },
    { opensCart: true },
  );
  if (!filled.ok) {
    void explainRefusal(deps, filled.error, () => void fillCart(deps, products));
    return filled;
  }
  const requested = Object.keys(products ?? store.get(primitives.user)?.wishlist?.products ?? {});
  const isFilled = requested.length > refused.length;
  if (isFilled && store.get(capabilitiesAtom)?.usesUpWishlist) markUsed(deps);
  return success(refused);
};

/** The server has marked the wishlist as used; with this, the page does not offer it again either [WSH-06]. */
const markUsed = ({ store }: WishlistCommandDeps): void =>
  store.set(
    primitives.user,
    (user) => user && { ...user, wishlist: user.wishlist && { ...user.wishlist, isMemberSaleUsed: true } },
  );
