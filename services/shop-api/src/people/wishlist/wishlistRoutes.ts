import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import { serve } from '@festival/service-kit/http/serve';
import {
  deleteWishlistTravel,
  getLinkedWishlist,
  getWishlist,
  putWishlist,
} from '@festival/shared-contracts/api/memberCalls';
import type { FastifyInstance } from 'fastify';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';
import type { CatalogueDeps } from '../../catalogue/shop/catalogueDeps.ts';
import { brandOfEvent, callingMember } from '../members/callingMember.ts';
import { linkedWishlist, noSuchWishlist } from './linkedWishlist.ts';
import { readWishlist, removeStay, saveWishlist } from './storedWishlist.ts';

type WishlistCall = Parameters<typeof callingMember>[0] & { params: { eventId: string } };

/** Returns a wishlist by its link, and reads and saves the wishlist of an account [API-05, WSH-02]. */
export async function wishlistRoutes(app: FastifyInstance, deps: CatalogueDeps & CallerDeps): Promise<void> {
  const { pool } = deps;

  serve(app, getLinkedWishlist, async ({ params, header }) => {
    const brand = await brandOfEvent(pool, params.eventId);
    if (brand === null || brand !== header('brand')) throw noSuchWishlist();
    return { data: await linkedWishlist(pool, params) };
  });

  serve(app, getWishlist, async (call) => {
    const wishlist = await readWishlist(pool, await ownKey(call));
    const { year } = call.query;
    if (!wishlist || (year !== undefined && year !== wishlist.year)) throw noSuchWishlist();
    return { data: wishlist };
  });

  serve(app, putWishlist, async (call) => {
    const { isRegistrationOpen, ...key } = await changedKey(call);
    if (!isRegistrationOpen) throw new ApiFailure(409, 'registration.closed', 'The registration has ended.');
    return { data: await saveWishlist(pool, key, call.body) };
  });

  serve(app, deleteWishlistTravel, async (call) => {
    const wishlist = await removeStay(pool, await changedKey(call));
    if (!wishlist) throw noSuchWishlist();
    return { data: wishlist };
  });

  /** The key of a wishlist that is to be changed. Throws 409 in a preview, which saves nothing [BRD-04]. */
  async function changedKey(call: WishlistCall) {
    const { isPreview, ...key } = await ownKey(call);
    if (isPreview) throw new ApiFailure(409, 'wishlist.preview', 'A preview saves no wishlist.');
    return key;
  }

  /**
   * The key of the caller's wishlist, and whether it may still be saved in this shop. Throws 404 if the event is not
   * the shop's event.
   */
  async function ownKey(call: WishlistCall) {
    const { shop, accountId } = await callingMember(call, deps);
    if (shop.eventId !== call.params.eventId) throw noSuchWishlist();
    const { registrationEndsAt } = shop.config;
    const isRegistrationOpen = registrationEndsAt === undefined || Date.parse(registrationEndsAt) > Date.now();
    return { eventId: shop.eventId, accountId, isPreview: shop.capabilities.isPreview, isRegistrationOpen };
  }
}
