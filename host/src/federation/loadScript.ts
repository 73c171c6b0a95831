import { secureScript } from './scriptGate.ts';

/** A script that did not run: not there, not the published one, or not in time. */
export class ScriptFailure extends Error {
  override name = 'ScriptFailure';
}

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
  script.src = url;
  let thrown: string | undefined;
  const note = ({ filename, message }: ErrorEvent) => {
    if (filename === script.src) thrown = message;
  };
  addEventListener('error', note);
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new ScriptFailure(`${url} did not come within ${timeLimit} ms`)), timeLimit);
    script.onload = () => {
      clearTimeout(timer);
      if (thrown === undefined) resolve();
      else reject(new ScriptFailure(`${url} threw: ${thrown}`));
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
