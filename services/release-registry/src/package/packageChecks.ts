import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { inTurn } from '../storage/inTurn.ts';

/** Milliseconds for the files of one package; those of our own remotes take a few hundredths of this. */
const usualTime = 20_000;

/** Memory of the thread in MB. */
const memory = 512;

const script = join(import.meta.dirname, 'checkThread.ts');

/** Checks the files of uploaded packages, one package after another. */
export type PackageChecks = {
  /** The errors of style sheets and compressed variants, in sentences. */
  errorsOf(files: ReadonlyMap<string, Uint8Array>): Promise<string[]>;
  close(): Promise<void>;
};

/**
 * Opens a thread that reads uploaded files, so that a package that takes long does not hold up the registry. A check that is
 * not done in time ends with an error of the package, and the next one gets a new thread. [FED-04, FED-05]
 */
export function packageChecks(timeLimit = usualTime): PackageChecks {
  let thread: Worker | undefined;
  let settle: (outcome: string[] | Error) => void = () => {};
  const turn = inTurn();

  function opened(): Worker {
    if (thread !== undefined) return thread;
    const worker = new Worker(script, {
      env: {},
      name: 'packages',
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    worker.on('message', (errors) => settle(errors)).on('error', (error: Error) => settle(error));
    worker.unref();
    thread = worker;
    return worker;
  }

  async function close(): Promise<void> {
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  }

  async function check(files: ReadonlyMap<string, Uint8Array>): Promise<string[]> {
    const worker = opened();
    const outcome = await new Promise<string[] | Error>((resolve) => {
      const timer = setTimeout(() => resolve(new Error(`it took longer than ${timeLimit / 1_000} s`)), timeLimit);
      settle = (given) => {
        clearTimeout(timer);
        resolve(given);
      };
      worker.postMessage(files);
    });
    if (Array.isArray(outcome)) return outcome;
    await close();
    return [`the check of its styles and compressed files failed: ${outcome.message}. Make them smaller or simpler`];
  }

  return { errorsOf: (files) => turn(() => check(files)), close };
}
