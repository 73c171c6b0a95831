import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { CartWriterMaker } from './cartWriterMaker.ts';
import { localCartStorage } from './localCartStorage.ts';
import { localCartWriter } from './localCartWriter.ts';

/** The local writer of one shop, whose cart outlives a reload of the tab. */
export const localCartWriterOf =
  ({ slug }: ShopConfig): CartWriterMaker =>
  (deps) =>
    localCartWriter({ ...deps, kept: localCartStorage({ slug, storage: () => sessionStorage, report: deps.report }) });
