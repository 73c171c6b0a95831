import { expect, type Page, type Request, type Route } from 'playwright/test';

const carts = '**/api/shopping/carts**';

/** A call about the cart in short: `PUT 5` sets the quantity five, `GET` fetches the cart. */
const nameOf = (request: Request): string => {
  const body = request.method() === 'PUT' ? (request.postDataJSON() as { quantity: number }) : null;
  return body ? `PUT ${body.quantity}` : request.method();
};

/** The names of the calls about the cart from now on, in order. */
export const cartCalls = (page: Page): string[] => {
  const names: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/shopping/carts')) names.push(nameOf(request));
  });
  return names;
};

/** A very slow line: each call about the cart waits until the journey continues it or drops it. */
export const slowLine = async (page: Page) => {
  const waiting: Route[] = [];
  await page.route(carts, (route) => void waiting.push(route));
  const take = async (name: string): Promise<Route> => {
    await expect.poll(() => waiting.map((route) => nameOf(route.request()))).toContain(name);
    const [route] = waiting.splice(
      waiting.findIndex((one) => nameOf(one.request()) === name),
      1,
    );
    if (!route) throw new Error(`No ${name} is waiting`);
    return route;
  };
  return {
    letThrough: async (name: string) => (await take(name)).continue(),
    lose: async (name: string) => (await take(name)).abort(),
    /** Sends the call to the server now; the journey decides when the answer arrives. */
    answerLater: async (name: string) => {
      const route = await take(name);
      const response = await route.fetch();
      return () => route.fulfill({ response });
    },
    /** No later call waits. */
    open: () => page.unroute(carts),
  };
};
