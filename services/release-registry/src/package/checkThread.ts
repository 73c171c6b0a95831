/** The thread of `packageChecks`: gets the files of a package, and sends back their errors. */
import { parentPort } from 'node:worker_threads';
import { styleErrors } from './styleErrors.ts';
import { variantErrors } from './variantErrors.ts';

parentPort?.on('message', (files: ReadonlyMap<string, Uint8Array>) =>
  parentPort?.postMessage([...variantErrors(files), ...styleErrors(files)]),
);
