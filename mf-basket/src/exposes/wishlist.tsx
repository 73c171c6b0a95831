export { WishlistOffer as default } from '../wishlist/WishlistOffer.tsx';
