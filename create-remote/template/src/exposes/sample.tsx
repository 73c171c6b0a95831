export { SampleList as default } from '../list/SampleList.tsx';
