import type { LoadOf } from '@festival/shared-contracts/exposed-module/exposedTypes';
import type { Exposed } from '../exposed.ts';

export { StayPage as default } from '../stay-page/StayPage.tsx';

/**
 * The loader's code is fetched with the first read in the browser: a page from the server already contains its stay.
 */
export const load: LoadOf<Exposed['stay']> = async (context) =>
  (await import(/* webpackChunkName: "load-stay" */ '../stay-page/loadStay.ts')).loadStay(context);
