export { ExtraList as default } from '../extras/ExtraList.tsx';
