import { aheadFailed } from '../../network/aheadFailed.ts';
import { nextTask } from '../../network/nextTask.ts';

/**
 * The code that sends and checks calls; each part comes before the parts that need it. If it all ran at once, it would
 * block a slow phone for 150 ms.
 */
const parts = [
  () => import('../../network/openClient.ts'),
  () => import(/* webpackExports: "errorAnswerSchema" */ '@festival/shared-contracts/errors/shopError'),
  () => import(/* webpackExports: "callEndpoint" */ '@festival/shared-contracts/api/callEndpoint'),
  () => import(/* webpackExports: "productSchema" */ '@festival/shared-contracts/product/product'),
  () => import(/* webpackExports: "cartSchema" */ '@festival/shared-contracts/cart/cart'),
  () => import(/* webpackExports: "shopConfigSchema" */ '@festival/shared-contracts/shop/shopConfig'),
];

/**
 * Runs the code for calls in small tasks, before the code that is built on it. A failure is reported and has no other
 * effect: the first call loads the code again.
 */
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
