export { PreviousOrders as default } from '../previous-orders/PreviousOrders.tsx';
