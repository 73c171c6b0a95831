import { fileKeyOf, fileUrl, retryUrl } from './fileUrl.ts';
import { trustScripts } from './trustScripts.ts';

interface ScriptGateOptions {
  /** Hashes are added when more versions are used. */
  integrity: Readonly<Record<string, string>>;
  registryOrigin: string;
}

/**
 * Sets the published hash on every script that is added to the head: the chunks of the host and of the remotes, and the
 * remotes' entries. Bundlers add their scripts there, so a remote needs no code for it. The page's Integrity-Policy
 * refuses a script without a hash [FED-08]. If a file is requested again, the former request failed, so every second
 * attempt goes to the registry.
 */
export function installScriptGate({ integrity, registryOrigin }: ScriptGateOptions): void {
  trustScripts(registryOrigin);
  const tries = new Map<string, number>();

  function prepare(script: HTMLScriptElement): void {
    const url = script.src;
    const key = fileKeyOf(url, registryOrigin);
    const hash = integrity[key];
    const count = tries.get(url) ?? 0;
    tries.set(url, count + 1);
    script.crossOrigin = 'anonymous';
    if (hash) script.integrity = hash;
    const usesRegistry = count % 2 === 1 && registryOrigin && !key.startsWith('/');
    script.src = retryUrl(usesRegistry ? fileUrl(key, 'registry', registryOrigin) : url, count);
  }

  const { head } = document;
  const append = head.appendChild;
  head.appendChild = (node) => {
    if (node instanceof HTMLScriptElement && node.src) prepare(node);
    return append.call(head, node) as typeof node;
  };
}
