import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { CartWriterMaker } from './cartWriterMaker.ts';
import { localCartStorage } from './localCartStorage.ts';
import { localCartWriter } from './localCartWriter.ts';

/** The local cart writer of a shop; its cart survives a reload of the tab. */
export const localCartWriterOf =
  ({ slug }: ShopConfig): CartWriterMaker =>
  (deps) =>
    localCartWriter({
      ...deps,
      storage: localCartStorage({ slug, storage: () => sessionStorage, report: deps.report }),
    });
