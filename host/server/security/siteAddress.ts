/** The address that a request asks for, on a site without a name: for reading its path and its query. */
export const siteAddress = (url: string): URL => new URL(`http://shop.invalid/${url.replace(/^[/\\]+/, '')}`);

/**
 * An address whose path can be decoded, for the router: one with a `%` that encodes nothing keeps that `%` as a letter,
 * so that it is a page that is not there, and no failure.
 */
export function decodableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

/** Where to send a browser on this site. One slash begins it: after two, a browser takes what follows for another site. */
export const locationOf = ({ pathname, search, hash }: URL): string =>
  `/${pathname.replace(/^\/+/, '')}${search}${hash}`;
