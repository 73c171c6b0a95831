/** The URL of a request on a placeholder origin, to read its path and query. */
export const siteAddress = (url: string): URL => new URL(`http://shop.invalid/${url.replace(/^[/\\]+/, '')}`);

/**
 * Makes the address decodable for the router: in a path with an invalid `%` each `%` is escaped, so the request ends
 * as a 404 instead of an error.
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

/** The path for a redirect on this site. It begins with only one slash: browsers read the text after two slashes as a host name. */
export const locationOf = ({ pathname, search, hash }: URL): string =>
  `/${pathname.replace(/^\/+/, '')}${search}${hash}`;
