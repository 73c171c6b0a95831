import type { LoadOf } from '@festival/shared-contracts/exposed-module/exposedTypes';
import type { Exposed } from '../exposed.ts';

export { PackageList as default } from '../packages/PackageList.tsx';

/**
 * The loader's code is fetched with the first read in the browser: a page from the server already contains its
 * packages.
 */
export const load: LoadOf<Exposed['packages']> = async (context) =>
  (await import(/* webpackChunkName: "load-packages" */ '../packages/loadPackages.ts')).loadPackages(context);
