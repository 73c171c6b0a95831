export { RegistrationForm as default } from '../registration/RegistrationForm.tsx';
