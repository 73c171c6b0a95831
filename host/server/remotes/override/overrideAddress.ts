/** The file of an overridden remote that the browser's runtime loads first, as remote-kit's dev server names it. */
export const overrideEntry = 'browser/remoteEntry.js';

/** The dev server on the visitor's own machine. */
export const overrideOrigin = (port: number): string => `http://127.0.0.1:${port}`;

/** The address of a remote's files for a running shop on that server. */
export const overrideAddress = (port: number, path: string): string => `${overrideOrigin(port)}/shop/${path}`;
