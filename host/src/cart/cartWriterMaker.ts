import type { CartDeps } from './cartDeps.ts';
import type { CartWriter } from './cartWriter.ts';

export type CartWriterMaker = (deps: CartDeps) => CartWriter;
