import { addressOfTry } from './fileAddress.ts';
import { secureScript } from './scriptGate.ts';

/** A script that did not run: not there, not the published one, or not in time. */
export class ScriptFailure extends Error {
  override name = 'ScriptFailure';
}

/** How often each address has failed on this page. */
const failures = new Map<string, number>();

interface ScriptRequest {
  url: string;
  hash: string | undefined;
  timeLimit: number;
}

/**
 * Runs a script of this address and hash.
 * @throws ScriptFailure when it does not run within `timeLimit` milliseconds, or throws while it runs.
 */
export function loadScript({ url, hash, timeLimit }: ScriptRequest): Promise<void> {
  const script = document.createElement('script');
  secureScript(script, hash);
  script.async = true;
  const count = failures.get(url) ?? 0;
  script.src = addressOfTry(url, count);
  // Until it has run, it counts as failed.
  failures.set(url, count + 1);
  let thrown: string | undefined;
  const note = ({ filename, message }: ErrorEvent) => {
    if (filename === script.src) thrown = message;
  };
  addEventListener('error', note);
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new ScriptFailure(`${url} did not come within ${timeLimit} ms`)), timeLimit);
    script.onload = () => {
      clearTimeout(timer);
      if (thrown === undefined) {
        failures.delete(url);
        resolve();
      } else reject(new ScriptFailure(`${url} threw: ${thrown}`));
    };
    script.onerror = () => {
      clearTimeout(timer);
      reject(new ScriptFailure(`${url} could not be loaded, or is not the published file`));
    };
    document.head.append(script);
  }).finally(() => {
    removeEventListener('error', note);
    // Out of the document, so that a late answer of a script given up on does not run.
    script.onload = script.onerror = null;
    script.remove();
  });
}
