/** What browsers with Trusted Types have; TypeScript does not know it yet. */
export interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL?: (address: string) => string | null; createScript?: (text: string) => string | null },
  ): { createScript(text: string): string };
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/**
 * The page's policy of Trusted Types: an address may become that of a script where the host or the registry serves the files of the shop and its remotes. A browser asks
 * it for each text that a script of the page uses as code, so bundlers and the runtime of Module Federation need none of their own. It makes no HTML and no script of a text, so
 * `innerHTML` with one is refused. [FED-08]
 */
export function trustScripts(registryOrigin: string): void {
  const { origin } = location;
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) =>
      [`${origin}/assets/`, `${origin}/remotes/`, `${registryOrigin}/files/`].some((folder) =>
        new URL(address, origin).href.startsWith(folder),
      )
        ? address
        : null,
  });
}
