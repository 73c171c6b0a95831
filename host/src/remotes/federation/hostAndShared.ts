/** The code that a page needs as soon as it has a remote, in one chunk. */
export { openHost } from '#federation-host';
export { sharedModules } from '#shared-providers';
