import { aheadFailed } from '../network/aheadFailed.ts';
import { loadChunk } from '../network/loadChunk.ts';

const file = () => import(/* webpackChunkName: "cart-calls" */ './cartCalls.ts');

/** Loads the cart's calls, with what sends and checks them: the first page needs none. */
export const loadCartCalls = () => loadChunk(file);

/** Loads them while the page is idle. A failure costs nothing and is reported: the first call loads them again. */
export const prepareCartCalls = async (): Promise<void> => void (await file().catch(aheadFailed));
