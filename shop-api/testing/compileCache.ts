import { tmpdir } from 'node:os';
import path from 'node:path';

/** Environment of the processes that tests start: they keep what Node compiles, and each start takes half the time. */
export const compileCache = { NODE_COMPILE_CACHE: path.join(tmpdir(), 'festival-compile-cache') };
