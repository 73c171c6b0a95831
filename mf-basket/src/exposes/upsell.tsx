export { PageOffers as default } from '../upsell/PageOffers.tsx';
