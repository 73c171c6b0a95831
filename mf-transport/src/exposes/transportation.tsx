export { BusList as default } from '../buses/BusList.tsx';
