export { Order as default } from '../order/Order.tsx';
