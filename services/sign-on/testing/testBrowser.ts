/** Sends forms and follows redirects as a browser does. It stores cookies, and stops when a redirect leaves the origin. */
export type TestBrowser = {
  get: (address: string) => Promise<Visited>;
  /** Sends a form with the origin of its page. */
  post: (address: string, fields: Record<string, string>, headers?: Record<string, string>) => Promise<Visited>;
  forgetCookies: () => void;
};

export type Visited = {
  status: number;
  url: URL;
  body: string;
  headers: Headers;
  /** The URL of the redirect to another origin, or null. */
  left: URL | null;
};

export function testBrowser(): TestBrowser {
  const cookies = new Map<string, string>();

  function storeCookies(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      const isOver = attributes.some((attribute) => /^expires=thu, 01 jan 1970/i.test(attribute));
      if (isOver || value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  async function visit(url: URL, init: RequestInit, hops = 0): Promise<Visited> {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
    storeCookies(answer);
    const location = answer.headers.get('location');
    const here = { status: answer.status, url, headers: answer.headers };
    if (location === null || hops > 10) return { ...here, body: await answer.text(), left: null };
    const next = new URL(location, url);
    if (next.origin !== url.origin) return { ...here, body: '', left: next };
    return visit(next, { headers: { 'accept-language': 'en' } }, hops + 1);
  }

  return {
    get: (address) => visit(new URL(address), { headers: { 'accept-language': 'en' } }),
    post: (address, fields, headers = {}) =>
      visit(new URL(address), {
        method: 'POST',
        headers: {
          'accept-language': 'en',
          'content-type': 'application/x-www-form-urlencoded',
          origin: new URL(address).origin,
          ...headers,
        },
        body: new URLSearchParams(fields).toString(),
      }),
    forgetCookies: () => cookies.clear(),
  };
}
