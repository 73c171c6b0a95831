import type { CartDeps } from './cartDeps.ts';
import type { CartWriter } from './cartWriter.ts';

/** Makes the writer of one page's cart. */
export type CartWriterMaker = (deps: CartDeps) => CartWriter;
