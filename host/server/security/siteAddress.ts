/** The address that a request asks for, on a site without a name: for reading its path and its query. */
export const siteAddress = (url: string): URL => new URL(`http://shop.invalid/${url.replace(/^[/\\]+/, '')}`);

/** Where to send a browser on this site. One slash begins it: after two, a browser takes what follows for another site. */
export const locationOf = ({ pathname, search, hash }: URL): string =>
  `/${pathname.replace(/^\/+/, '')}${search}${hash}`;
