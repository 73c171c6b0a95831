export { Payment as default } from '../payment/Payment.tsx';
