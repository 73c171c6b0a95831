import { aheadFailed } from '../../network/aheadFailed.ts';
import { nextTask } from '../../network/nextTask.ts';

/** What sends and checks calls, from what is needed first to what needs it: run at once it would hold a slow phone up for 150 ms. */
const parts = [
  () => import('../../network/openClient.ts'),
  () => import(/* webpackExports: "errorAnswerSchema" */ '@festival/shared-contracts/errors/shopError'),
  () => import(/* webpackExports: "callEndpoint" */ '@festival/shared-contracts/api/callEndpoint'),
  () => import(/* webpackExports: "productSchema" */ '@festival/shared-contracts/product/product'),
  () => import(/* webpackExports: "cartSchema" */ '@festival/shared-contracts/cart/cart'),
  () => import(/* webpackExports: "shopConfigSchema" */ '@festival/shared-contracts/shop/shopConfig'),
];

/** Runs the code of calls in small tasks, before what is built on it. A failure costs nothing and is reported: the first call loads it again. */
export const prepareCalls = async (): Promise<void> => {
  try {
    for (const part of parts) {
      await part();
      await nextTask();
    }
  } catch (error) {
    aheadFailed(error);
  }
};
