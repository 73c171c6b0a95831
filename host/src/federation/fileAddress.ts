/** Where a file of a remote's version is: on the page's own origin, or at the registry. */
export type FilePlace = 'host' | 'registry';

/** `name/version/path`: how a file is known wherever it lies. */
export type FileKey = string;

export const fileKey = (name: string, version: string, path: string): FileKey => `${name}/${version}/${path}`;

/** The address of a remote's file in a place. */
export const fileUrl = (key: FileKey, place: FilePlace, registryOrigin: string): string =>
  place === 'host' ? new URL(`/remotes/${key}`, location.origin).href : `${registryOrigin}/files/${key}`;

/** The key of the file behind an address; for the host's own files their path. */
export function fileKeyOf(url: string, registryOrigin: string): FileKey {
  const { origin, pathname } = new URL(url, location.href);
  const folder = origin === registryOrigin && origin !== location.origin ? '/files/' : '/remotes/';
  return pathname.startsWith(folder) ? pathname.slice(folder.length) : pathname;
}

/** The address for a further try: another one each time, since a browser may have kept the answer that was wrong. */
export const addressOfTry = (url: string, count: number): string => (count === 0 ? url : `${url}?try=${count}`);
