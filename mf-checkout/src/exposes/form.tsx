export { CheckoutForm as default } from '../form/CheckoutForm.tsx';
