export { CompareTable as default } from '../compare/CompareTable.tsx';
