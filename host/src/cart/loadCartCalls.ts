import { loadChunk } from '../chunk/loadChunk.ts';

/** Loads the cart's calls, with what sends and checks them. The first page needs none, so they come while it is idle. */
export const loadCartCalls = () => loadChunk(() => import(/* webpackChunkName: "cart-calls" */ './cartCalls.ts'));
