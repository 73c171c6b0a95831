/** The file of an overridden remote that the browser's runtime loads first, as remote-kit's dev server names it. */
export const overrideEntry = 'browser/remoteEntry.js';

const pattern = /^0\.0\.0-override\.([1-9]\d{0,4})$/;

/** The version under which a page runs a remote from a port of the visitor's own machine. */
export const overrideVersion = (port: number): string => `0.0.0-override.${port}`;

/** The port that such a version names; undefined for a version that was published. */
export function overridePort(version: string): number | undefined {
  const [, port] = pattern.exec(version) ?? [];
  return port === undefined || Number(port) > 65_535 ? undefined : Number(port);
}

/** The dev server on the visitor's own machine. */
export const overrideOrigin = (port: number): string => `http://127.0.0.1:${port}`;

/** Where it has the files of a remote for a running shop. */
export const overrideAddress = (port: number, path: string): string => `${overrideOrigin(port)}/shop/${path}`;
