const ownMachine = ['127.0.0.1', 'localhost'];

/** The origins that a shopper may return to. A local origin is accepted under both of its names. */
export function returnOrigins(shopUrls: readonly string[]): string[] {
  const urls = shopUrls.length > 0 ? shopUrls : ['http://127.0.0.1:3000'];
  return urls.flatMap((given) => {
    const url = new URL(given);
    if (!ownMachine.includes(url.hostname)) return [url.origin];
    return ownMachine.map((name) => url.origin.replace(url.hostname, name));
  });
}
