export { Basket as default } from '../basket/Basket.tsx';
