import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { putWishlist } from '@festival/shared-contracts/api/memberCalls';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { Wishlist } from '@festival/shared-contracts/wishlist/wishlist';
import { explainRefusal } from '../cart/cartFailures.ts';
import type { CartDeps } from '../cart/cartWriter.ts';
import { guardedCall } from './guardedCall.ts';
import { wishlistToSave } from './wishlistToSave.ts';

export type SaveWishlistDeps = Pick<CartDeps, 'store' | 'http' | 'openModal' | 'report' | 'generalText'>;

/** The minimum time in milliseconds for which the saving state shows, so that a fast answer is noticed too [WSH-02]. */
const savingLasts = 1000;

/**
 * Saves the cart on the page as the account's wishlist. If the answers of the registration form are given, they are
 * saved with it. A guest is asked to log in first (2000). After the end of the registration nothing is saved (3002)
 * [WSH-02, WSH-05].
 */
export const saveWishlist = async (deps: SaveWishlistDeps, preferences?: Wishlist['preferences']): Promise<Result> => {
  const { store, http, openModal, report } = deps;
  const config = store.get(primitives.config);
  if (!config) return failure({ code: 'shop.unknown', message: '', status: 0 });
  if (!store.get(primitives.user)) {
    void openModal(2000);
    return failure({ code: 'account.required', message: '', status: 0 });
  }
  if (store.get(primitives.wishlistSave) === 'saving')
    return failure({ code: 'wishlist.saving', message: '', status: 0 });
  store.set(primitives.wishlistSave, 'saving');
  const body = wishlistToSave(store, preferences);
  const call = callEndpoint(http, putWishlist, { params: { eventId: config.apiNamespace }, body });
  const [answer] = await Promise.all([guardedCall(report, 'wishlist.notSaved', call), wait(savingLasts)]);
  if (!answer.ok) {
    store.set(primitives.wishlistSave, 'notSaved');
    void explainRefusal(deps, answer.error, () => void saveWishlist(deps, preferences));
    return answer;
  }
  const { registeredAt, year: _year, verifier: _verifier, ...wishlist } = answer.value.data;
  store.set(primitives.user, (user) => user && { ...user, wishlist, preregistration: { key: '', registeredAt } });
  // Changes made while the request was running are not saved.
  const isSame = JSON.stringify(store.get(primitives.cart)?.products ?? {}) === JSON.stringify(body.products);
  store.set(primitives.cartHasUnsavedChanges, !isSame);
  store.set(primitives.wishlistSave, isSame ? 'saved' : 'notSaved');
  return success(undefined);
};

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
