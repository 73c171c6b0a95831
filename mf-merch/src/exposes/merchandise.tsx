export { MerchandiseList as default } from '../merchandise/MerchandiseList.tsx';
