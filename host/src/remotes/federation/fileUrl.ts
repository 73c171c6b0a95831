/** The server of a remote's file: the page's origin, or the registry. */
type FileOrigin = 'host' | 'registry';

/** `name/version/path`: identifies a file on both servers. */
type FileKey = string;

export const fileKey = (name: string, version: string, path: string): FileKey => `${name}/${version}/${path}`;

export const fileUrl = (key: FileKey, origin: FileOrigin, registryOrigin: string): string =>
  origin === 'host' ? new URL(`/remotes/${key}`, location.origin).href : `${registryOrigin}/files/${key}`;

/** The key of the file at an address. For a file of the host, the key is its path. */
export function fileKeyOf(url: string, registryOrigin: string): FileKey {
  const { origin, pathname } = new URL(url, location.href);
  const folder = origin === registryOrigin && origin !== location.origin ? '/files/' : '/remotes/';
  return pathname.startsWith(folder) ? pathname.slice(folder.length) : pathname;
}

/** The address of a retry. Each retry has a different address, because the browser may have cached a wrong answer. */
export const retryUrl = (url: string, count: number): string => (count === 0 ? url : `${url}?try=${count}`);
