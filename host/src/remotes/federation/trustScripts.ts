/** The global of browsers with Trusted Types, which TypeScript's types do not contain yet. */
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
 * Creates the page's Trusted Types policy. A script's address is allowed if the host or the registry serves files of
 * the shop and its remotes there. The browser applies the policy to each text that a script of the page uses as code,
 * so bundlers and the runtime of Module Federation need no policy. It creates no HTML and no script from a text, so
 * `innerHTML` with a text is refused. [FED-08]
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
