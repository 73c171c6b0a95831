import { lazyComponent } from '@festival/shared-ui/lazy/lazyComponent';
import { Suspense } from 'react';
import { BasketFoot } from '../confirmation/BasketFoot.tsx';

const WishlistFoot = lazyComponent(
  async () => (await import(/* webpackChunkName: "wishlist" */ './WishlistFoot.tsx')).WishlistFoot,
);

/**
 * The bottom of a wishlist. Its code is loaded together with the offer's code, and only in a shop that keeps wishlists. Until it is loaded, the
 * total is shown.
 */
export function LazyWishlistFoot() {
  return (
    <Suspense fallback={<BasketFoot />}>
      <WishlistFoot />
    </Suspense>
  );
}
