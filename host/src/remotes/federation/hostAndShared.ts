/** The code that a page needs once it has a remote, in one chunk. */
export { openHost } from '#federation-host';
export { sharedModules } from '#shared-providers';
