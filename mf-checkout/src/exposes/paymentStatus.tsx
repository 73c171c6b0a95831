export { PaymentStatus as default } from '../payment-status/PaymentStatus.tsx';
