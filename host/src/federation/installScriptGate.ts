import { fileKeyOf, fileUrl, retryUrl } from './fileUrl.ts';

/**
 * Called by webpack's runtime, the host's or a remote's, before it requests a script; see remote-kit's
 * IntegrityPlugin.
 */
interface ScriptGate {
  prepareScript(script: HTMLScriptElement, url: string): void;
}

declare global {
  var __festival: ScriptGate | undefined;
}

export interface ScriptGateOptions {
  /** Grows when further versions are used. */
  integrity: Record<string, string>;
  registryOrigin: string;
}

/** Sets a script's expected hash; without one the page's Integrity-Policy refuses it [FED-08]. */
export function secureScript(script: HTMLScriptElement, hash: string | undefined): void {
  script.crossOrigin = 'anonymous';
  if (hash) script.integrity = hash;
}

/**
 * Gives each chunk its published hash. A repeated request means that the first one failed, so every second attempt
 * goes to the registry.
 */
export function installScriptGate({ integrity, registryOrigin }: ScriptGateOptions): void {
  const tries = new Map<string, number>();
  globalThis.__festival = {
    prepareScript(script, url) {
      const key = fileKeyOf(url, registryOrigin);
      const count = tries.get(url) ?? 0;
      tries.set(url, count + 1);
      secureScript(script, integrity[key]);
      const usesRegistry = count % 2 === 1 && registryOrigin && !key.startsWith('/');
      script.src = retryUrl(usesRegistry ? fileUrl(key, 'registry', registryOrigin) : url, count);
    },
  };
}
