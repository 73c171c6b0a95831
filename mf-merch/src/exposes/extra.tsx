export { ExtraDetail as default } from '../extras/ExtraDetail.tsx';
