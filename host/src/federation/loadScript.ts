import { retryUrl } from './fileUrl.ts';
import { secureScript } from './installScriptGate.ts';

/** A script did not run: it is missing, not the published file, or too late. */
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
 * Runs the script at this address, checked by its hash.
 * @throws ScriptFailure when it does not run within `timeLimit` milliseconds, or throws while it runs.
 */
export function loadScript({ url, hash, timeLimit }: ScriptRequest): Promise<void> {
  const script = document.createElement('script');
  secureScript(script, hash);
  script.async = true;
  const count = failures.get(url) ?? 0;
  script.src = retryUrl(url, count);
  // Counted as failed until it has run.
  failures.set(url, count + 1);
  let thrown: string | undefined;
  const recordError = ({ filename, message }: ErrorEvent) => {
    if (filename === script.src) thrown = message;
  };
  addEventListener('error', recordError);
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
    removeEventListener('error', recordError);
    // Removed from the document, so that a script that arrives too late does not run.
    script.onload = script.onerror = null;
    script.remove();
  });
}
