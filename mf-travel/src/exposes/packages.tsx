export { loadPackages as load } from '../packages/loadPackages.ts';
export { PackageList as default } from '../packages/PackageList.tsx';
