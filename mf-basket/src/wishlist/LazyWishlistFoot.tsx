import { lazyComponent } from '@festival/shared-ui/lazy/lazyComponent';
import { Suspense } from 'react';
import { BasketFoot } from '../confirmation/BasketFoot.tsx';

const WishlistFoot = lazyComponent(
  async () => (await import(/* webpackChunkName: "wishlist" */ './WishlistFoot.tsx')).WishlistFoot,
);

/** The foot of a wishlist; its code comes with the offer's, only where a shop keeps wishlists, with the total in sight meanwhile. */
export function LazyWishlistFoot() {
  return (
    <Suspense fallback={<BasketFoot />}>
      <WishlistFoot />
    </Suspense>
  );
}
