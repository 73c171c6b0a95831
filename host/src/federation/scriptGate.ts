import { addressOfTry, fileKeyOf, fileUrl } from './fileAddress.ts';

/** What a webpack runtime, ours or a remote's, asks before it sends for a script; see remote-kit's IntegrityPlugin. */
interface ScriptGate {
  prepareScript(script: HTMLScriptElement, url: string): void;
}

declare global {
  var __festival: ScriptGate | undefined;
}

export interface ScriptGateSettings {
  /** Grows as further versions are addressed. */
  integrity: Record<string, string>;
  registryOrigin: string;
}

/** Gives a script the hash it must have; without one the page's Integrity-Policy refuses it [FED-08]. */
export function secureScript(script: HTMLScriptElement, hash: string | undefined): void {
  script.crossOrigin = 'anonymous';
  if (hash) script.integrity = hash;
}

/**
 * Lets chunks through with their published hash. A chunk of a remote that is asked for again did not come the first
 * time, so every second try goes to the registry's own address.
 */
export function openScriptGate({ integrity, registryOrigin }: ScriptGateSettings): void {
  const tries = new Map<string, number>();
  globalThis.__festival = {
    prepareScript(script, url) {
      const key = fileKeyOf(url, registryOrigin);
      const count = tries.get(url) ?? 0;
      tries.set(url, count + 1);
      secureScript(script, integrity[key]);
      const isElsewhere = count % 2 === 1 && registryOrigin && !key.startsWith('/');
      script.src = addressOfTry(isElsewhere ? fileUrl(key, 'registry', registryOrigin) : url, count);
    },
  };
}
