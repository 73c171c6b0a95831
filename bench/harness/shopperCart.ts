/**
 * Opens a cart with one product, as a browser does through the host. Returns the cookie with its credentials. @throws
 * when a call fails.
 */
export async function shopperCart(hostUrl: string, slug: string, productId: string, client: string): Promise<string> {
  const headers = { 'x-shop': slug, origin: hostUrl, 'x-forwarded-for': client, 'content-type': 'application/json' };
  const opened = await fetch(`${hostUrl}/api/shopping/carts`, { method: 'POST', headers, body: '{}' });
  const cookie = opened.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  if (!opened.ok || cookie === '') throw new Error(`no cart was opened: ${opened.status} ${await opened.text()}`);
  const { data } = (await opened.json()) as { data: { id: string } };
  const filled = await fetch(`${hostUrl}/api/shopping/carts/${data.id}/products`, {
    method: 'PUT',
    headers: { ...headers, cookie },
    body: JSON.stringify({ productId, quantity: 1 }),
  });
  if (!filled.ok) throw new Error(`${productId} was not added to a cart: ${filled.status} ${await filled.text()}`);
  return cookie;
}
