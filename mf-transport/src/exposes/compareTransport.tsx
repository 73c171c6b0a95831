export { CompareTransport as default } from '../compare/CompareTransport.tsx';
